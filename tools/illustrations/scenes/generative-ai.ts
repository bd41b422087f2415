import { island } from '../ground.ts';
import { sun } from '../kit/land.ts';
import { limb, standing } from '../kit/people.ts';
import { sheet, writing } from '../kit/screens.ts';
import { bubble, check, spark } from '../kit/signs.ts';
import { seeded } from '../random.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, path, put, rect, times, turn } from '../svg.ts';

/** The assistant on its wheel: body, visor and spark, its foot at x, y. */
function assistant(x: number, y: number): Art {
  return put(
    x,
    y,
    1,
    circle(0, -42, 42, 'o K') + circle(0, -42, 15, 'w'),
    path('M-64-60Q0-112 64-60V-80H-64z', 't5 K'),
    rect(-70, -214, 140, 142, 't3 K z2', 34),
    path('M-50-190h66', 'T1 z4'),
    rect(-64, -338, 128, 108, 'w K', 40),
    rect(-46, -314, 92, 56, 'o K', 26) + circle(-18, -286, 8, 't2') + circle(20, -286, 8, 't2'),
    path('M0-338v-22', 'K z3') + spark(0, -380, 22, 't4'),
    path('M-10-220v10M10-220v10', 'K z4'),
  );
}

/** A talk that knows its limits: where the evidence is thin, the question goes on like a baton to a person. */
function handover(): Art {
  return [
    island('talk', 400, 330, 395, 255),
    path('M20 560H780', 'K z4') + path('M60 586H740', 'Q e'),
    bubble(60, 44, 190, 84, 't2 K') +
      path('M92 82C94 62 122 60 120 80 119 92 107 92 107 104M107 116v.1', 'K z4') +
      writing(148, 74, [74, 50], 24, 'K z4'),
    bubble(372, 66, 330, 96, 'w K', 'right') + writing(404, 100, [120, 90], 28, 'Q z4'),
    sheet(576, 82, 46, 58, 'w K', 14) + path('M588 110h22M588 124h16', 'T4 z3') + path('M546 112h20', 'T4 z3 d'),
    check(662, 114, 28, 'T4 z4'),
    path('M60 300h60M40 340h70M70 380h44', 'T4 z4'),
    assistant(224, 560),
    standing(610, 560, 1.66, {
      top: 't5',
      legs: 'n K',
      arm: 'M-6-132C-30-116-52-120-84-134',
      hair: 'curls',
      skin: 'sc K',
    }),
    path('M586 268a32 32 0 0 1 52-18', 'K z4') + rect(578, 262, 14, 26, 'k', 6) + path('M585 288q2 18 20 18', 'K'),
    turn(-8, 420, 344, rect(340, 332, 176, 26, 'f K', 13) + path('M372 332v26M484 332v26', 'L z3')),
    limb('M282 392C320 396 340 380 366 362', 't3') + circle(368, 358, 18, 'w K'),
    circle(470, 338, 15, 'sc K'),
  ].join('');
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
  vignette('generative-ai-conversational', 'data', handover),
  vignette('generative-ai-creativeai', 'data', diffusion),
];
