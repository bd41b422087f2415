import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { standing } from '../kit/people.ts';
import { shade } from '../kit/screens.ts';
import { check, cloud, shield, warning } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, line, num, path, put, rect, times, turn } from '../svg.ts';

/** A ship's helm with seven spokes, its middle at x, y. */
function helm(x: number, y: number): Art {
  const spokes = times(7, (i) =>
    turn(i * (360 / 7), 0, 0, rect(-7, -128, 14, 104, 'ta K'), rect(-10, -174, 20, 56, 't5 K z2', 10)),
  );
  const rim = 'M0-122A122 122 0 0 1 0 122 122 122 0 0 1 0-122ZM0-88A88 88 0 0 0 0 88 88 88 0 0 0 0-88Z';
  return put(
    x,
    y,
    1,
    spokes,
    path(rim, 't4 K z2'),
    circle(0, 0, 105, 'TA z1'),
    circle(0, 0, 34, 't5 K z2'),
    circle(0, 0, 10, 'w'),
  );
}

/** A cluster that heals itself: somebody is at the helm, one node has failed, and its pod jumps to a neighbor. */
function cluster(): Art {
  const { at, block, drum } = isometric(480, 440);
  const pods = (x: number, y: number, hot: boolean): Art =>
    times(4, (i) =>
      block(x - 50 + (i % 2) * 52, y - 50 + Math.floor(i / 2) * 52, 34, [44, 44, 40], hot && i === 3 ? 'f' : 'w'),
    );
  const seats = [
    [72, -292],
    [-292, 72],
    [237, -57],
    [-57, 237],
    [190, 190],
  ] as const;
  const links = each(seats, ([x, y], i) => line(...at(0, 0), ...at(x, y), i === 2 ? 'F z4 e' : 'T4 z5'));
  const node = ([x, y]: readonly [number, number], hot = false): Art => drum(x, y, 0, 84, 34, 't') + pods(x, y, hot);
  const [fx, fy] = at(237, -57);
  const failed =
    ellipse(fx, fy, 103, 59, 'h F z3 e') +
    path(`M${num(fx - 60)} ${num(fy + 4)}l34-16 14 22 36-26 18 18 30-10`, 'F z4') +
    warning(fx, fy - 44, 46);
  const [front, back, , left, near] = seats;
  return [
    plateau('cluster', 480, 420, 475, 296),
    links,
    node(front, true),
    path('M812 500C920 460 950 350 858 296', 'F z5') + path('M864 336l-12-44 44-2', 'F z5'),
    node(back),
    drum(0, 0, 0, 104, 56, 'o'),
    path('M452 372V230h56V372z', 'n K z2'),
    helm(480, 226),
    standing(614, 396, -1.16, { top: 'f', legs: 'n K', arm: 'M4-138C20-138 34-150 48-166', hair: 'bun' }),
    failed,
    node(left),
    node(near),
  ].join('');
}

/** A chart made of doors: three stand open in the first month, two in the next, and the last one is being shut. */
function closingDoors(): Art {
  const door = (x: number, y: number, open: boolean, last: boolean): Art => {
    const frameOf = rect(x - 8, y - 8, 108, 138, 'sb K z2', 4);
    if (!open)
      return (
        frameOf +
        rect(x, y, 92, 122, 't3 K', 2) +
        rect(x + 16, y + 16, 60, 36, 'TC', 3) +
        rect(x + 16, y + 66, 60, 40, 'TC', 3) +
        circle(x + 78, y + 62, 5, 's K')
      );
    const leaf = `M${x} ${y}l-34 16v122l34-16z`;
    return (
      frameOf +
      rect(x, y, 92, 122, 'o K', 2) +
      path(`M${x + 92} ${y + 122}H${x + 30}L${x + 92} ${y + 40}z`, 'ob') +
      path(leaf, last ? 'f K' : 't1 K') +
      circle(x - 27, y + 74, 5, last ? 'w K' : 't4 K')
    );
  };
  const doors = times(12, (i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    return door(
      120 + column * 158,
      96 + row * 154,
      row > column - 1 && 2 - row < 3 - column,
      column === 2 && row === 2,
    );
  });
  return [
    island('doors', 400, 330, 395, 255),
    shade(64, 56, 672, 500, 10),
    rect(64, 56, 672, 500, 't2 K z2', 10),
    path('M64 230H736M64 384H736', 'TB'),
    doors,
    path('M20 556H780', 'K z4'),
    shield(402, 44, 88, 'w K') + shield(402, 44, 62, 't4') + check(402, 46, 30, 'W z4'),
    standing(370, 592, 1.1, { top: 't5', legs: 'n K', arm: 'M6-132C18-118 26-112 34-112', hair: 'short' }),
  ].join('');
}

/** Migration in waves: barges carry the racks over, wave by wave, to the island in the cloud. */
function waves(): Art {
  const rack = (x: number, y: number, tone: string): Art =>
    rect(x, y - 74, 44, 74, `${tone} K`, 5) +
    path(`M${x + 9} ${y - 58}h26M${x + 9} ${y - 42}h26M${x + 9} ${y - 26}h26`, tone === 'f' ? 'W z3' : 'K z3');
  const barge = (x: number, y: number, tones: readonly string[]): Art =>
    each(tones, (tone, i) => rack(x + 26 + i * 50, y, tone)) +
    path(`M${x} ${y}h${tones.length * 50 + 56}l-22 40H${x + 24}z`, 'n K') +
    path(`M${x + 20} ${y + 14}h${tones.length * 50 + 10}`, 'T3');
  const sea = (y: number, tone: string): Art => path(`M-10 ${y}${'q25-26 50 0t50 0'.repeat(8)}V600H20Z`, `${tone} T4`);
  return (
    `<clipPath id="bay"><path d="M12 320a388 272 0 0 1 776 0a388 272 0 0 1-776 0z"/></clipPath>` +
    island('waves', 400, 280, 390, 230) +
    cloud(610, 208, 170, 'w K') +
    times(
      4,
      (i) =>
        rect(530 + i * 44, 132, 36, 60, i > 2 ? 'K e' : 't3 K', 5) +
        (i > 2 ? '' : path(`M${538 + i * 44} 148h20M${538 + i * 44} 162h20M${538 + i * 44} 176h20`, 'W z3')),
    ) +
    path('M300 240C360 150 430 130 500 150', 'F z3 e') +
    path('M480 136l24 14-22 18', 'F z3') +
    `<g clip-path="url(#bay)">${barge(300, 300, ['w', 'w'])}${sea(336, 't1')}${barge(110, 396, ['w', 'f', 'w'])}${sea(432, 't2')}${barge(420, 474, ['w', 'w', 'w', 'w'])}${sea(512, 't3')}</g>`
  );
}

export const managedCloudServices: readonly Scene[] = [
  hero('managed-cloud-services-hero', 'digital', cluster),
  vignette('managed-cloud-services-security', 'digital', closingDoors),
  vignette('managed-cloud-services-migration', 'digital', waves),
];
