import { island } from '../ground.ts';
import { bars } from '../kit/data.ts';
import { mug } from '../kit/desk.ts';
import { seatedBack } from '../kit/people.ts';
import { pin, tick } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, path, put, rect, times, turn } from '../svg.ts';

function cat(x: number, y: number, scale: number): Art {
  return put(
    x,
    y,
    scale,
    path('M38-8C70-2 84 10 74 24', 'K z6') + path('M38-8C70-2 84 10 74 24', 'F z4'),
    path('M-34 0C-42-40-18-58 6-56C34-54 46-28 42 0Z', 'f K'),
    path('M-46-44l-4-32 20 14h20l20-14-4 32q-8 18-26 18t-26-18z', 'f K'),
    path('M-34-50q5 5 10 0M-16-50q5 5 10 0M-20-40v5', 'K'),
    path('M-20 0v-20M-4 0v-20', 'K'),
  );
}

/** A night shift that loves to be bored: every screen is quiet, the cat sleeps, the moon is out. */
function nightShift(): Art {
  const screen = (x: number, y: number, w: number, h: number, art: Art): Art => rect(x, y, w, h, 'ob', 8) + art;
  const coast =
    path('M286 196c20-40 90-50 140-30s90-10 110 20 30 70-10 90-80 10-120 20-120 0-130-40 0-40 10-60z', 'TB') +
    path('M326 208c20-22 54-26 86-12s62-6 86 18 8 40-24 46-62 4-92 8-58-10-62-28 0-22 6-32z', 'TB');
  return [
    island('night', 400, 310, 395, 275),
    put(
      80,
      -18,
      0.8,
      rect(40, 52, 720, 330, 'o K z2', 18),
      screen(
        60,
        72,
        170,
        136,
        path('M168 96a34 34 0 1 0 26 54a30 30 0 0 1-26-54z', 'l') +
          each(
            [
              [92, 100],
              [112, 160],
              [84, 184],
              [140, 112],
            ] as const,
            ([x, y]) => circle(x, y, 2.5, 'l'),
          ),
      ),
      screen(60, 226, 170, 136, bars(80, 344, [40, 58, 50, 62, 56, 60], 16, 8, 'tb')),
      screen(
        248,
        72,
        304,
        290,
        coast +
          each(
            [
              [340, 196],
              [470, 190],
              [430, 246],
            ] as const,
            ([x, y]) => circle(x, y, 6, 'tb'),
          ) +
          pin(384, 226, 46, 'tb K'),
      ),
      screen(
        570,
        72,
        170,
        136,
        times(
          4,
          (i) => tick(594, 98 + i * 28, 9, 'tb', 'L') + path(`M614 ${98 + i * 28}h${[96, 74, 104, 84][i]}`, 'P z4'),
        ),
      ),
      screen(570, 226, 170, 136, path('M586 300h40l8-16 10 30 8-14h74', 'TB z3') + path('M586 336h120', 'P z4')),
    ),
    path('M96 430H704l30 40H66z', 'sb K') + path('M66 470h668v18H66z', 'sc K') + path('M104 488v76M696 488v76', 'K z5'),
    put(
      180,
      430,
      1,
      path('M-40 0h80l-8 22h-64z', 'wc K'),
      path('M-58-64h116V0H-58z', 'n K'),
      path('M-42-46h60M-42-28h40', 'P z3'),
    ),
    mug(630, 450, 1.2, 'w K', true),
    cat(520, 458, 1),
    seatedBack(360, 576, 1.2, 't4 K', 'bun', 'n K'),
    path('M326 360a35 38 0 0 1 68 0', 'K z4') + rect(319, 354, 14, 28, 'k', 6) + rect(387, 354, 14, 28, 'k', 6),
    path('M40 576H760', 'K z4'),
  ].join('');
}

/** A bill that is argued with: the cloud prints it, a pencil strikes what nobody uses, shears cut it. */
function argued(): Art {
  const lines = times(9, (i) => {
    const struck = [1, 4, 5, 7].includes(i);
    const y = 238 + i * 30;
    return (
      circle(318, y, 7, struck ? 'w Q' : (['t3', 't4', 't2'][i % 3] as string)) +
      path(`M338 ${y}h${[100, 128, 84, 116][i % 4]}M496 ${y}h${[34, 46, 28][i % 3]}`, 'Q z4') +
      (struck ? path(`M306 ${y + 4}q60-14 120-4t118-6`, 'F z4') : '')
    );
  });
  const coin = (x: number, y: number): Art =>
    `${path(`M${x - 34} ${y}v12a34 12 0 0 0 68 0v-12`, 'sc K')}<ellipse cx="${x}" cy="${y}" rx="34" ry="12" class="sa K"/>`;
  return [
    island('bill', 400, 330, 395, 260),
    path(`M286 170H568V512${'l-11.8 14-11.7-14'.repeat(12)}Z`, 'w K'),
    lines,
    path('M300 216h254', 'K e'),
    path('M300 196h90M500 196h44', 'K z5'),
    path('M236 176h390', 'o z6'),
    path(
      'M300 178c-70 10-110-26-98-68 8-30 40-40 62-32 10-50 60-70 104-58 26 8 44 22 52 44 40-12 78 6 84 40 52-2 80 26 72 54-6 16-22 22-48 20z',
      't2 K',
    ),
    rect(264, 160, 326, 26, 'n K', 13),
    put(
      170,
      420,
      1,
      times(5, (i) => coin(0, 96 - i * 18)),
      times(3, (i) => coin(-74, 96 - i * 18)),
    ),
    path('M132 262q-50 40-40 110M78 356l14 20 16-16', 'T4 z4 e'),
    turn(
      28,
      640,
      330,
      path('M566 236l12 34h-24z', 's K') + path('M566 240v10', 'K'),
      rect(554, 270, 24, 170, 'f K') +
        path('M566 270v170', 'K z1') +
        rect(554, 440, 24, 16, 'q K') +
        rect(554, 456, 24, 24, 'h K', 8),
    ),
    put(
      640,
      512,
      1,
      path(
        'M-176-40C-120-34-60-16 4 18L-6 2C-60-24-120-40-176-40zM-176 34C-120 28-60 8 4-24L-6-6C-60 18-120 34-176 34z',
        'q K',
      ) +
        circle(26, -30, 24, 'K z5') +
        circle(26, 24, 24, 'K z5') +
        circle(-18, -2, 5, 'w K'),
    ),
  ].join('');
}

export const managedCloudPractice: readonly Scene[] = [
  vignette('managed-cloud-services-operations', 'digital', nightShift),
  vignette('managed-cloud-services-optimization', 'digital', argued),
];
