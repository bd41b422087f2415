import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { check, cloud, shield, warning } from '../kit/signs.ts';
import { gradientNoise } from '../random.ts';
import { type Relief, sheets, wall } from '../relief.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, line, num, path, put, rect, times, turn } from '../svg.ts';

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

/** Policy as a guardrail: the mountain road is narrow, the van drives fast, and cannot leave it. */
function guardrail(): Art {
  const noise = gradientNoise('guardrail');
  const relief: Relief = {
    field: (x, y) =>
      Math.exp(-(((x - 400) / 380) ** 2 + ((y - 410) / 150) ** 2)) * 0.7 +
      Math.exp(-(((x - 430) / 190) ** 2 + ((y - 370) / 84) ** 2)) * 0.7 +
      noise(x / 120, y / 80) * 0.06,
    extent: { x: 0, y: 180, width: 800, height: 420, step: 10 },
    levels: [0.24, 0.36, 0.48, 0.6, 0.74, 0.88, 1.02, 1.16],
    lift: 17,
    tones: ['s', 't0', 't1', 't1', 't2', 't2', 't3', 't3'],
  };
  const road = 'M90 500C220 560 420 540 560 490S660 384 520 386 280 410 260 346 380 262 468 258';
  const rail = 'M86 528C222 592 430 572 574 518C640 490 676 440 632 396';
  const lane = (classes: string, width: number): Art =>
    `<path d="${road}" class="${classes}" stroke-width="${width}"/>`;
  const van = put(
    408,
    506,
    1,
    rect(-46, -50, 74, 46, 'w K', 8),
    path('M28-40h20l16 18v18H28z', 't4 K'),
    circle(-24, -2, 10, 'o K'),
    circle(40, -2, 10, 'o K'),
    path('M-34-28h40', 'T3 z4'),
  );
  return (
    sheets(relief) +
    lane('K', 50) +
    lane('P', 45) +
    lane('W e', 3) +
    van +
    wall(rail, 16, 'F', 'H', 'z3') +
    `<path d="${rail}" class="K" stroke-width="20" stroke-dasharray="4 46" stroke-linecap="butt" transform="translate(0 -4)"/>` +
    put(
      470,
      190,
      1,
      path('M0 70V10', 'K z4'),
      shield(0, -22, 92, 'w K'),
      shield(0, -22, 66, 't4'),
      check(0, -22, 32, 'W z4'),
    )
  );
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
  vignette('managed-cloud-services-security', 'digital', guardrail),
  vignette('managed-cloud-services-migration', 'digital', waves),
];
