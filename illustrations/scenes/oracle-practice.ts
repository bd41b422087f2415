import { island } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { tie } from '../kit/links.ts';
import { writing } from '../kit/screens.ts';
import { bolt, cart, cloud, gear, person, tick, wrench } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, fade, line, path, points, put, rect, times, turn } from '../svg.ts';

/** Patching in turn: four nodes over one shared store, one of them out for its plaster, the service never. */
function rollingPatch(): Art {
  const node = (x: number, y: number, out: boolean): Art =>
    rect(x, y, 112, 172, out ? 'h F z3' : 'w K', 10) +
    times(
      4,
      (i) =>
        rect(x + 14, y + 18 + i * 36, 84, 24, out ? 'w F' : 't2 K', 4) +
        circle(x + 84, y + 30 + i * 36, 4, out ? 'f' : 't4') +
        path(`M${x + 24} ${y + 30 + i * 36}h30`, out ? 'F z3' : 'T4 z3'),
    );
  const plaster = turn(
    -32,
    486,
    126,
    rect(426, 102, 120, 48, 's K', 24) +
      rect(462, 102, 48, 48, 'w K') +
      each(points('476,118 496,118 476,134 496,134'), ([x, y]) => circle(x, y, 3, 'k')),
  );
  return (
    island('rac', 400, 310, 390, 270) +
    path('M166 420V386H634V420M166 386V340M322 386V340M634 386V340', 'K z3') +
    path('M478 386V300', 'F z3 e') +
    node(110, 170, false) +
    node(266, 170, false) +
    node(422, 116, true) +
    node(578, 170, false) +
    each([166, 322, 634], (x) => tick(x, 168, 20)) +
    plaster +
    wrench(556, 108, 74, 't3 K') +
    cylinder(292, 404, 216, 130, 3, 't3', 't1') +
    path('M166 420c0 60 60 60 126 60M634 420c0 60-60 60-126 60', 'K z3')
  );
}

/** The drawing of the target: a blueprint with its instruments. */
function blueprint(): Art {
  const cube = (x: number, y: number, s: number): Art =>
    path(
      `M${x} ${y}l${s}-${s / 2} ${s} ${s / 2}-${s} ${s / 2}zM${x} ${y}v${s}l${s} ${s / 2}v-${s}M${x + 2 * s} ${y}v${s}l-${s} ${s / 2}`,
      'TA z3',
    );
  const grid =
    times(11, (i) => line(150 + i * 46, 140, 150 + i * 46, 470, 'P z1')) +
    times(7, (i) => line(126, 166 + i * 46, 640, 166 + i * 46, 'P z1'));
  const plan =
    cube(220, 240, 44) +
    cube(400, 220, 60) +
    cube(250, 380, 36) +
    cube(470, 400, 40) +
    path('M308 250h92M322 398l80-60M430 340l60 60', 'TA e');
  const compass = turn(
    18,
    610,
    180,
    path('M610 120l-44 250M610 120l52 240', 'K z6') +
      path('M610 120l-44 250M610 120l52 240', 'T3 z5') +
      circle(610, 112, 18, 's K') +
      path('M566 370l-4 22M662 360l6 24', 'T3 z3') +
      path('M590 240h44', 'T3 z4'),
  );
  return (
    island('drawing', 400, 310, 390, 270) +
    turn(
      -5,
      400,
      300,
      rect(116, 130, 540, 350, 'o K', 6) +
        fade(0.35, grid) +
        plan +
        path('M656 470v10H116V130', 'P') +
        rect(116, 118, 28, 374, 't2 K', 14),
    ) +
    compass +
    turn(
      -24,
      260,
      500,
      rect(130, 486, 330, 46, 'sb K', 4) + times(16, (i) => path(`M${146 + i * 20} 486v${i % 4 ? 12 : 20}`, 'K')),
    ) +
    turn(
      34,
      640,
      470,
      path('M560 456h150v30H560l-34-15z', 'f K') +
        path('M560 456l-34 15 34 15z', 's K') +
        path('M538 466l-12 5 12 5z', 'k') +
        rect(696, 456, 26, 30, 'w K', 4),
    )
  );
}

/** Integration as a socket strip in the round: five systems are plugged in, the sixth is on its way. */
function plugs(): Art {
  const spots = points('120,130 120,300 120,470 680,130 680,300 680,470');
  const signs = [
    cart(2, 0, 44),
    cylinder(-22, -28, 44, 56, 3),
    cloud(0, 22, 40, 't1 K'),
    person(0, 26, 58, 't4 K'),
    gear(0, 0, 28, 't3 K'),
    bolt(0, 0, 50, 'f K'),
  ];
  const cables = each(spots, ([x, y], i) => {
    const left = x < 400;
    const [fx, fy] = [left ? x + 54 : x - 54, y];
    const open = i === 5;
    const [tx, ty] = [left ? 292 : open ? 560 : 508, open ? 410 : 300 + (y - 300) * 0.42];
    const plug = left
      ? path(`M${tx - 40} ${ty - 18}h26v36h-26zM${tx - 14} ${ty - 9}h16M${tx - 14} ${ty + 9}h16`, 't4 K z3')
      : path(
          `M${tx + 40} ${ty - 18}h-26v36h26zM${tx + 14} ${ty - 9}h-16M${tx + 14} ${ty + 9}h-16`,
          `${open ? 'f' : 't4'} K z3`,
        );
    return tie(fx, fy, left ? tx - 40 : tx + 40, ty, open ? 'F z4' : 'T5 z4') + plug;
  });
  return (
    island('plugs', 400, 300, 395, 275) +
    cables +
    path('M342 150H458L510 216V384L458 450H342L290 384V216Z', 't2 K') +
    path('M356 186H444L480 232V368L444 414H356L320 368V232Z', 'w K') +
    writing(350, 250, [40, 28, 40], 22, 'Q z4') +
    writing(412, 250, [40, 28, 40], 22, 'T4 z4') +
    each([0, 1, 2], (i) => path(`M392 ${250 + i * 22}h16`, 'F z3 d')) +
    writing(350, 350, [100], 1, 't4 T4 z5') +
    path('M478 366l10 0M478 384h10', 'F z4') +
    each(spots, ([x, y], i) => rect(x - 54, y - 54, 108, 108, 'w K', 22) + put(x, y, 1, signs[i] as Art))
  );
}

export const oraclePractice: readonly Scene[] = [
  vignette('oracle-services-support', 'erp', rollingPatch),
  vignette('oracle-services-consulting', 'erp', blueprint),
  vignette('oracle-services-integration', 'erp', plugs),
];
