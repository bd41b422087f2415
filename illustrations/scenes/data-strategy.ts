import { island } from '../ground.ts';
import { shade } from '../kit/screens.ts';
import { wrench } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, each, path, put, rect, times } from '../svg.ts';

/** A strategy short enough to follow: the card on the table says stop, repair, build; the old binder props the table. */
function shortStrategy(): Art {
  const signs: Art[] = [
    path('M-25-60h50l35 35v50l-35 35h-50l-35-35v-50z', 'f K') + path('M-34 0h68', 'L z6'),
    wrench(-24, -24, 84, 't3 K'),
    each([-64, -20, 24], (x, i) => rect(x, 22, 42, 30, i % 2 ? 't3 K' : 't4 K', 4)) +
      each([-42, 2], (x, i) => rect(x, -10, 42, 30, i ? 't4 K' : 't2 K', 4)) +
      path('M0-62v30M-12-44L0-30 12-44', 'K z4'),
  ];
  const card = [
    shade(164, 70, 472, 250, 14),
    rect(164, 70, 472, 250, 'w K', 14),
    path('M322 104v180M478 104v180', 'Q e'),
    each([244, 400, 556], (x, i) => put(x, 190, 1, signs[i] as Art) + path(`M${x - 22} 286h44`, i ? 'K z5' : 'F z5')),
    path('M164 320l-26 26h524l-26-26z', 'wc K'),
  ].join('');
  const binder = [
    rect(556, 496, 168, 68, 'n K', 6),
    path('M574 500h132v60H574z', 'w'),
    times(7, (i) => path(`M578 ${506 + i * 8}h126`, 'Q z1')),
    rect(556, 496, 30, 68, 't5 K', 6),
    each([0, 1, 2, 3], (i) => rect(706, 504 + i * 14, 30 - i * 4, 10, `${['f', 't3', 't4', 't2'][i]} K`, 3)),
  ].join('');
  const mug = put(
    704,
    344,
    1,
    path('M-30-52h54v42q0 10-10 10h-34q-10 0-10-10z', 'w K') +
      path('M24-40h12q14 0 14 14t-14 14H24', 'K z3') +
      path('M-14-66q-10-12 2-22t0-20M6-66q-10-12 2-22', 'Q z3'),
  );
  return [
    island('strategy', 400, 320, 395, 265),
    path('M30 564H770', 'K z4'),
    path('M112 374h44l-16 190h-32zM612 374h44l14 122h-44z', 'sc K'),
    rect(60, 346, 690, 30, 'sb K', 6),
    path('M64 366h682', 'K z1'),
    card,
    mug,
    binder,
  ].join('');
}

export const dataStrategy: readonly Scene[] = [vignette('data-analytics-consulting', 'data', shortStrategy)];
