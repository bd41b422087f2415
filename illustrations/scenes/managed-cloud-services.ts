import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { standing } from '../kit/people.ts';
import { shade } from '../kit/screens.ts';
import { check, cloud, shield, warning } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, line, num, path, rect, times, turn } from '../svg.ts';

/** A cluster that heals itself: one node has failed, its pods jump to a neighbour, a fresh node is already rising. */
function cluster(): Art {
  const { at, block, drum } = isometric(480, 392);
  const pods = (x: number, y: number, count: number, z: number, hot = -1): Art =>
    times(count, (i) =>
      block(x - 40 + (i % 2) * 42, y - 40 + Math.floor(i / 2) * 42, z, [34, 34, 30], i === hot ? 'f' : 'w'),
    );
  const seats = [
    [-180, -60],
    [-20, -190],
    [170, -130],
    [-190, 130],
    [60, 200],
    [210, 70],
  ] as const;
  const [cx, cy] = at(0, 0, 96);
  const wheel = `<g transform="translate(${num(cx)} ${num(cy)})scale(1 .6)">${circle(0, 0, 46, 'L z4')}${circle(0, 0, 10, 'l')}${times(7, (i) => turn(i * (360 / 7), 0, 0, path('M0-10V-64', 'L z4')))}</g>`;
  const links = each(seats, ([x, y], i) => line(...at(0, 0, 0), ...at(x, y, 0), i === 4 ? 'F z3 d' : 'T4 z4'));
  const node = (i: number, count: number, hot = -1): Art => {
    const [x, y] = seats[i] as readonly [number, number];
    return drum(x, y, 0, 76, 36, 't') + pods(x, y, count, 36, hot);
  };
  const [fx, fy] = at(60, 200, 0);
  const failed =
    ellipse(fx, fy, 93, 54, 'h F e') +
    path(`M${num(fx - 93)} ${num(fy)}v-30a93 54 0 0 1 186 0v30`, 'F e') +
    ellipse(fx, fy - 30, 93, 54, 'F e') +
    warning(fx, fy - 34, 30);
  const [tx, ty] = at(210, 70, 70);
  return (
    plateau('cluster', 480, 410, 475, 300) +
    links +
    node(1, 4) +
    node(0, 3) +
    node(2, 4) +
    drum(0, 0, 0, 96, 96, 'o') +
    wheel +
    node(3, 4) +
    node(5, 4, 3) +
    failed +
    path(
      `M${num(fx + 40)} ${num(fy - 70)}C${num(fx + 60)} ${num(fy - 190)} ${num(tx - 60)} ${num(ty - 120)} ${num(tx - 6)} ${num(ty - 26)}`,
      'F z4 e',
    ) +
    path(`M${num(tx - 30)} ${num(ty - 34)}l26 12 4-28`, 'F z4')
  );
}

/** A chart made of doors: three stand open in the first month, two in the next, and the last one is being shut. */
function closingDoors(): Art {
  const door = (x: number, y: number, open: boolean, last: boolean): Art => {
    const frameOf = rect(x - 8, y - 8, 108, 138, 'sb K', 4);
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
    rect(64, 56, 672, 500, 't2 K', 10),
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
