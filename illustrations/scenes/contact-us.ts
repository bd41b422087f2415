import { lookout, palm, swell } from '../kit/land.ts';
import { archipelago, onRelief, sheets } from '../relief.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, each, type Point, path, put, smooth, turn } from '../svg.ts';

/** A message on its way: a paper plane flies from island to island to the lookout. */
function paperPlane(): Art {
  const land = archipelago(
    'contact b',
    [
      [210, 590, 170, 66, 0.62],
      [520, 640, 120, 44, 0.5],
      [770, 560, 170, 86, 0.72],
      [780, 540, 80, 44, 0.5],
    ],
    18,
    300,
  );
  const [tx, ty] = onRelief(land, [780, 538]);
  const [bx, by] = onRelief(land, [212, 580]);
  const flight: Point[] = [
    [bx + 20, by - 96],
    [220, 330],
    [330, 240],
    [430, 300],
    [400, 380],
    [330, 340],
    [380, 230],
    [490, 170],
  ];
  const plane = turn(
    -14,
    560,
    150,
    path('M476 176L690 84 580 248 556 190Z', 'f K') +
      path('M476 176L690 84 556 190Z', 'fa K') +
      path('M556 190L552 250 580 248Z', 'fc K') +
      path('M690 84L552 250', 'K'),
  );
  const box = put(
    bx,
    by,
    1,
    path('M-7 0V-60H7V0Z', 'sb K') +
      path('M-46-60v-44a30 30 0 0 1 30-30h54a24 24 0 0 1 24 24v50z', 't4 K') +
      path('M-46-60v-44a26 26 0 0 1 52 0v44z', 'n K') +
      path('M36-98h14v-30h22v16H50', 'w K') +
      path('M-32-92h24', 'W z4'),
  );
  return (
    swell(40, 500, 3) +
    swell(420, 520, 4) +
    swell(340, 700, 3) +
    swell(860, 690, 2) +
    swell(60, 690, 3) +
    sheets(land) +
    path(smooth(flight), 'T4 z3 e') +
    palm(134, 590, 110, 't4 K', -1) +
    palm(530, 640, 90) +
    box +
    lookout(tx, ty + 4, 118) +
    plane +
    each(
      [
        [90, 250, 1],
        [800, 120, 0.8],
      ] as const,
      ([x, y, s]) =>
        put(x, y, s, path('M-62 0h124a22 22 0 0 0 0-44 38 38 0 0 0-72-12A26 26 0 0 0-62-44a22 22 0 0 0 0 44z', 'w K')),
    )
  );
}

export const contactUs: readonly Scene[] = [hero('contact-us-hero', 'advisory', paperPlane)];
