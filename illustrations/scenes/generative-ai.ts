import { island } from '../ground.ts';
import { sun } from '../kit/land.ts';
import { person } from '../kit/people.ts';
import { writing } from '../kit/screens.ts';
import { bubble, check, gear, spark } from '../kit/signs.ts';
import { seeded } from '../random.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, path, put, rect, times } from '../svg.ts';

/** A talk that knows its limits: it calls a tool, answers, and hands over to a person. */
function talk(): Art {
  return (
    island('talk', 400, 305, 395, 275) +
    bubble(70, 70, 280, 84, 't4 K') +
    writing(98, 100, [190, 130], 26, 'W z5') +
    bubble(330, 190, 330, 176, 'w K', 'right') +
    writing(360, 222, [200], 1, 'Q z5') +
    rect(360, 246, 270, 98, 't1 K', 12) +
    gear(398, 295, 28, 't3 K') +
    path('M446 274h160M446 296h110', 'K z4') +
    path('M446 320h70', 'T4 z5') +
    check(594, 316, 24, 'T4 z4') +
    bubble(70, 400, 220, 64, 't4 K') +
    writing(98, 432, [140], 1, 'W z5') +
    circle(720, 366, 44, 't3 K') +
    spark(720, 366, 28, 'w') +
    path('M700 410C690 480 620 500 560 500', 'F z4 e') +
    path('M578 486l-20 14 20 14', 'F z4') +
    rect(352, 420, 196, 140, 'h F z3', 18) +
    person(406, 540, 92, 'f K', 's K') +
    path('M372 470a34 34 0 0 1 68 0', 'K z4') +
    rect(366, 464, 12, 22, 'k', 5) +
    rect(434, 464, 12, 22, 'k', 5) +
    writing(462, 462, [62, 48, 56], 26, 'F z4')
  );
}

function picture(s: number): Art {
  return clip(
    `p${s}`,
    `M0 0H${s}V${s}H0Z`,
    rect(0, 0, s, s, 't1'),
    put(s * 0.66, s * 0.34, 1, sun(0, 0, s * 0.14)),
    path(
      `M0 ${s * 0.62}C${s * 0.2} ${s * 0.3} ${s * 0.36} ${s * 0.28} ${s * 0.5} ${s * 0.56}S${s * 0.86} ${s * 0.5} ${s} ${s * 0.64}V${s}H0Z`,
      't4',
    ),
    path(`M0 ${s * 0.74}C${s * 0.3} ${s * 0.6} ${s * 0.6} ${s * 0.86} ${s} ${s * 0.7}V${s}H0Z`, 't5'),
    path(`M${s * 0.1} ${s * 0.88}h${s * 0.3}M${s * 0.5} ${s * 0.92}h${s * 0.36}`, 'T3'),
  );
}

/** Diffusion: out of noise, step by step, a picture of the coast. */
function diffusion(): Art {
  const frames = [
    [40, 254, 116, 0.92],
    [180, 222, 148, 0.62],
    [352, 186, 184, 0.28],
    [560, 142, 210, 0],
  ] as const;
  const random = seeded('noise');
  const noise = (s: number, share: number): Art => {
    const cell = s / 14;
    const tones = ['k', 'w', 't4', 'f', 't2', 't5'];
    const grains = tones.map((tone) =>
      path(
        times(
          Math.round(33 * share),
          () =>
            `M${Math.round(random() * 13) * Math.round(cell)} ${Math.round(random() * 13) * Math.round(cell)}h${Math.round(cell)}v${Math.round(cell)}h-${Math.round(cell)}z`,
        ),
        tone,
      ),
    );
    return clip(`n${s}`, `M0 0H${s}V${s}H0Z`, grains.join(''));
  };
  return (
    island('diffusion', 400, 305, 395, 275) +
    path('M40 420C260 470 520 470 760 400', 'T5 z3 e') +
    path('M742 394l20 6-14 16', 'T5 z3') +
    each(
      frames,
      ([x, y, s, share], i) =>
        rect(x - 9, y - 9, s + 18, s + 18, i === 3 ? 'w F z3' : 'w K', 8) +
        put(x, y, 1, picture(s), share ? noise(s, share) : '') +
        rect(x, y, s, s, 'K') +
        circle(
          x + s / 2,
          436 + (i === 1 || i === 2 ? 12 : i === 3 ? -16 : 0) + (i === 3 ? 6 : 0),
          8,
          i === 3 ? 'f K' : 'w K',
        ),
    ) +
    rect(190, 84, 320, 62, 'o K', 31) +
    writing(224, 115, [180], 1, 'P z5') +
    spark(470, 115, 20, 'f') +
    path('M510 115C560 115 600 116 640 128', 'F z3 d')
  );
}

export const generativeAi: readonly Scene[] = [
  vignette('generative-ai-conversational', 'data', talk),
  vignette('generative-ai-creativeai', 'data', diffusion),
];
