import { island, plateau } from '../ground.ts';
import { figures } from '../kit/figures.ts';
import { sun } from '../kit/land.ts';
import { tie } from '../kit/links.ts';
import { sheet, writing } from '../kit/screens.ts';
import { bubble, check, gear, magnifier, person, shield, spark, tick } from '../kit/signs.ts';
import { seeded } from '../random.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, ellipse, path, points, put, rect, times, turn } from '../svg.ts';

function chip(x: number, y: number, n: number, hot = false): Art {
  return rect(x, y - 13, 30, 26, hot ? 'f K' : 't2 K', 8) + figures(x + 10, y - 8, String(n), 16, hot ? 'W' : 'K');
}

/** A prompt, its answer, and for every sentence the page it stands on. */
function grounded(): Art {
  const sources = each(
    [
      [660, 120, -5],
      [716, 286, 4],
      [664, 446, -3],
    ] as const,
    ([x, y, tilt], i) =>
      turn(
        tilt,
        x + 80,
        y + 70,
        sheet(x, y, 164, 148, i === 1 ? 'h F' : 'w K', 28) +
          writing(x + 20, y + 44, [70, 118, 100, 60], 22, 'Q z4') +
          path(`M${x + 16} ${y + 66}h${i === 1 ? 126 : 118}`, i === 1 ? 'F z5' : 'T3 z5') +
          chip(x + 14, y + 14, i + 1, i === 1),
      ),
  );
  const answer =
    rect(70, 250, 480, 356, 'w K', 24) +
    spark(112, 292, 22, 't4') +
    spark(134, 272, 9, 't4') +
    writing(152, 292, [140], 1, 'K z5') +
    writing(104, 342, [330], 1, 'Q z4') +
    writing(104, 370, [250], 1, 'Q z4') +
    writing(104, 418, [360], 1, 'F z4') +
    writing(104, 446, [200], 1, 'F z4') +
    writing(104, 494, [300], 1, 'Q z4') +
    writing(104, 522, [240], 1, 'Q z4') +
    rect(104, 556, 12, 26, 't4', 2);
  return (
    plateau('grounded', 480, 390, 475, 310) +
    rect(150, 110, 420, 104, 'o K', 26) +
    writing(184, 146, [220, 150], 30, 'P z5') +
    rect(336, 164, 5, 26, 'l') +
    circle(524, 162, 28, 'f K') +
    path('M524 176v-26M512 161l12-12 12 12', 'W z4') +
    path('M220 214l-20 30 46-30z', 'o') +
    answer +
    tie(406, 370, 664, 190, 'T4 z3') +
    tie(346, 446, 724, 360, 'F z3') +
    tie(388, 522, 666, 520, 'T4 z3') +
    chip(374, 370, 1) +
    chip(324, 446, 2, true) +
    chip(364, 522, 3) +
    sources +
    tick(550, 590, 24)
  );
}

/** The next word: the sentence so far, the candidates with their odds, and the one that is taken. */
function nextWord(): Art {
  const odds = [190, 118, 74, 40, 22];
  return (
    island('next word', 400, 305, 395, 275) +
    sheet(70, 92, 400, 420, 'w K', 44) +
    writing(110, 150, [150], 1, 'K z6') +
    writing(110, 206, [300, 318, 270, 306], 30, 'Q z5') +
    path('M110 326h96M222 326h60', 'K z5') +
    rect(300, 308, 92, 36, 'h F e', 8) +
    put(
      36,
      10,
      1,
      rect(392, 250, 336, 252, 'w K', 18),
      each(
        odds,
        (w, i) =>
          rect(414, 274 + i * 46, 76, 32, i ? 't1 K' : 'f K', 8) +
          path(`M428 ${290 + i * 46}h${[48, 40, 46, 34, 42][i]}`, i ? 'K z4' : 'W z4') +
          path(`M508 ${290 + i * 46}h${w}`, i ? 'T3 z5' : 'F z5'),
      ),
    ) +
    path('M448 300C420 300 420 326 398 326', 'F z3') +
    spark(700, 220, 28, 't4') +
    spark(736, 190, 12, 'f') +
    writing(110, 390, [230, 250], 30, 'T1 z5')
  );
}

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

/** Retrieval inside: a manual is cut to pieces, each piece finds its place, a question finds its neighbours. */
function vectors(): Art {
  const random = seeded('vectors');
  const groups = [
    [470, 180, 't4'],
    [660, 250, 't3'],
    [520, 430, 's'],
    [680, 440, 't5'],
  ] as const;
  const cloudOf = each(groups, ([x, y, tone]) =>
    times(13, () => {
      const [a, r] = [random() * 6.28, 14 + random() * 50];
      return circle(x + Math.cos(a) * r, y + Math.sin(a) * r, 7, `${tone} K`);
    }),
  );
  const strips = times(
    5,
    (i) =>
      rect(70 + (i % 2) * 12, 120 + i * 80, 190, 62, i === 2 ? 'h F z3' : 'w K', 8) +
      writing(92 + (i % 2) * 12, 140 + i * 80, [130, 100], 22, i === 2 ? 'F z4' : 'Q z4') +
      path(`M76 ${192 + i * 80}${'l10-6 10 6'.repeat(9)}`, i < 4 ? 'Q' : ''),
  );
  const near = points('506,402 548,452 486,448');
  return (
    island('vectors', 400, 305, 398, 275) +
    strips +
    each([0, 1, 3, 4], (i) =>
      tie(
        262,
        151 + i * 80,
        (groups[i % 4] as (typeof groups)[number])[0] - 70,
        (groups[i % 4] as (typeof groups)[number])[1],
        'Q d',
      ),
    ) +
    tie(260, 311, 470, 430, 'F z3 d') +
    path('M380 100V520H770', 'K z3') +
    path('M370 116l10-18 10 18M754 510l18 10-18 10', 'K z3') +
    cloudOf +
    ellipse(520, 430, 84, 74, 'F z3 e') +
    each(near, ([x, y]) => path(`M520 430L${x} ${y}`, 'F z3') + circle(x, y, 8, 'f K')) +
    magnifier(520, 430, 20, 'w') +
    shield(720, 130, 64, 't2 K') +
    check(720, 130, 24, 'T5 z4')
  );
}

export const generativeAi: readonly Scene[] = [
  hero('generative-ai-hero', 'data', grounded),
  vignette('generative-ai-contentgeneration', 'data', nextWord),
  vignette('generative-ai-conversational', 'data', talk),
  vignette('generative-ai-creativeai', 'data', diffusion),
  vignette('generative-ai-implementation', 'data', vectors),
];
