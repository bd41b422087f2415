import { island, plateau, ridge } from '../ground.ts';
import { isometric } from '../iso.ts';
import { cylinder } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { tie } from '../kit/links.ts';
import { writing } from '../kit/screens.ts';
import { bolt, cart, cloud, gear, person, tick, wrench } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, line, path, points, put, rect, times, turn } from '../svg.ts';

/** The stack: infrastructure below, platform between, and people, money and supply on top of it. */
function stack(): Art {
  const { at, block, drum } = isometric(480, 300);
  const lights = (w: number): Art =>
    times(
      Math.floor(w / 46),
      (i) =>
        rect(12 + i * 46, 14, 34, 34, 'oc', 4) +
        path(`M${20 + i * 46} 24h18M${20 + i * 46} 32h18`, 'P z1') +
        circle(40 + i * 46, 41, 2.5, i % 3 ? 't3' : 'w'),
    );
  const pipes = (w: number): Art =>
    times(Math.floor(w / 60), (i) => rect(14 + i * 60, 13, 40, 20, i % 2 ? 'w' : 't2', 10));
  const signs = [person(0, 26, 62, 't4 K', 's K'), writing(-26, -16, [52, 36, 52], 16, 'K z4'), cart(2, 0, 54)];
  const places = [
    [96, 96, 96],
    [242, 96, 150],
    [96, 242, 60],
  ] as const;
  const towers = each(places, ([x, y, h], i) => {
    const [tx, ty] = at(x, y, 128 + h);
    return (
      drum(x, y, 128, 58, h, i === 1 ? 'f' : 't') +
      times(2, (k) =>
        path(
          `M${at(x, y, 128 + (h * (k + 1)) / 3)[0] - 71} ${at(x, y, 128 + (h * (k + 1)) / 3)[1]}a71 41 0 0 0 142 0`,
          'K',
        ),
      ) +
      put(tx, ty - 4, 1, `<g transform="scale(1 .8)">${signs[i]}</g>`)
    );
  });
  const [bx, by] = at(258, 258, 128);
  return (
    plateau('oracle stack', 480, 430, 470, 280) +
    block(-40, -40, 0, [420, 420, 62], 'o', { left: lights(420), right: lights(420) }) +
    block(-10, -10, 62, [360, 360, 46], 't', { left: pipes(360), right: pipes(360) }) +
    block(14, 14, 108, [312, 312, 20], 'w') +
    towers +
    put(
      bx,
      by,
      1,
      path('M0-8l50 29-50 29-50-29z', 't2 K'),
      turn(0, 0, 0, `<g transform="translate(0 20)scale(1 .6)">${gear(0, 0, 28, 'w K', 't2')}</g>`),
    )
  );
}

/** A chart of accounts as a key: the segments of one combination are its bit and open the ledger. */
function accountKey(): Art {
  const plates = [
    ['01', 58],
    ['430', 84],
    ['5210', 112],
    ['00', 58],
  ] as const;
  let x = 226;
  const shaft = each(plates, ([text, w], i) => {
    const plate =
      rect(x, 250, w, 76, i === 2 ? 'f K' : i % 2 ? 't2 K' : 'w K', 6) +
      figures(x + (w - text.length * 25 + 8) / 2, 274, text, 28, i === 2 ? 'W z3' : 'K z3') +
      path(`M${x + 10} 326v${[34, 56, 28, 46][i]}h${w - 20}v-${[34, 56, 28, 46][i]}`, i === 2 ? 'f K' : 't3 K') +
      path(`M${x + w / 2} 250v-${34 + (i % 2) * 26}`, 'T4 z3 d') +
      rect(x + w / 2 - 34, 160 - (i % 2) * 26, 68, 54, 'w K', 8) +
      writing(x + w / 2 - 20, 178 - (i % 2) * 26, [40, 26], 16, i === 2 ? 'F z3' : 'Q z3');
    x += w + 6;
    return plate;
  });
  return (
    island('flexfield', 400, 310, 390, 260) +
    circle(146, 288, 92, 't4 K') +
    circle(146, 288, 52, 'w K') +
    circle(146, 288, 66, 'TC') +
    rect(212, 262, 20, 52, 't4 K', 4) +
    shaft +
    path('M596 288h44', 'F z3 e') +
    rect(640, 160, 124, 256, 'n K', 20) +
    rect(654, 174, 96, 228, 't3 K', 12) +
    circle(702, 270, 24, 'o') +
    path('M692 280l-8 56h36l-8-56z', 'o')
  );
}

/** A cable car carries the database over the valley, from the old hall to the cloud. */
function cableway(): Art {
  const car =
    path('M0-96v40', 'K z4') +
    rect(-16, -110, 32, 16, 'k', 8) +
    rect(-62, -56, 124, 118, 'f K', 18) +
    rect(-48, -42, 96, 66, 'w K', 10) +
    cylinder(-26, -34, 52, 56, 3, 't3', 't1') +
    path('M-62 40H62', 'W z3');
  const hall =
    rect(60, 292, 140, 130, 'wb K', 4) +
    path('M50 292l80-46 80 46z', 't4 K') +
    times(
      3,
      (i) =>
        rect(78 + i * 38, 316, 26, 92, 'o K', 3) +
        path(`M${84 + i * 38} 330h14M${84 + i * 38} 344h14M${84 + i * 38} 358h14`, 'P z3'),
    );
  const land = clip(
    'valley',
    'M16 330a384 262 0 1 0 768 0a384 262 0 1 0-768 0z',
    ridge('valley one', 800, 260, 620, 't2 T3', 0.7),
    path('M0 420H230C290 430 300 560 380 566S560 590 800 560V620H0Z', 't3 T4'),
    path('M0 470H200C260 480 280 590 400 600H0Z', 't4'),
  );
  return (
    island('cableway', 400, 320, 395, 280) +
    land +
    hall +
    path('M206 230L236 422H188Z', 'w K') +
    path('M100 216C260 270 440 210 640 188M100 234C260 288 440 228 640 206', 'K') +
    cloud(628, 232, 150, 'w K') +
    cylinder(588, 150, 80, 68, 3, 't3', 't1') +
    put(412, 326, 1, car) +
    path('M500 316l34-12M500 340l40-14', 'F z3')
  );
}

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
      'stroke',
    );
  const lines = (art: Art): Art => art.replaceAll('class="stroke"', 'class="TA z3"');
  const grid =
    times(11, (i) => line(150 + i * 46, 140, 150 + i * 46, 470, 'P z1')) +
    times(7, (i) => line(126, 166 + i * 46, 640, 166 + i * 46, 'P z1'));
  const plan =
    lines(cube(220, 240, 44) + cube(400, 220, 60) + cube(250, 380, 36) + cube(470, 400, 40)) +
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
        fadeGrid(grid) +
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

function fadeGrid(grid: Art): Art {
  return `<g opacity=".35">${grid}</g>`;
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

export const oracleServices: readonly Scene[] = [
  hero('oracle-services-hero', 'erp', stack),
  vignette('oracle-services-implementation', 'erp', accountKey),
  vignette('oracle-services-migration', 'erp', cableway),
  vignette('oracle-services-support', 'erp', rollingPatch),
  vignette('oracle-services-consulting', 'erp', blueprint),
  vignette('oracle-services-integration', 'erp', plugs),
];
