import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { figures } from '../kit/figures.ts';
import { swell } from '../kit/land.ts';
import { sheet, writing } from '../kit/screens.ts';
import { check, lock, shield, warning } from '../kit/signs.ts';
import { gradientNoise, seeded } from '../random.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, clip, ellipse, num, type Point, path, rect, smooth, times, trace, turn } from '../svg.ts';

/** A wall with one gate: traffic with a pass walks into its own zone, the rest stays outside. */
function firewall(): Art {
  const { at, block, floor } = isometric(500, 286);
  const bricks = (width: number): Art =>
    times(
      4,
      (row) =>
        times(Math.ceil(width / 44) + 1, (i) =>
          path(`M${Math.min(width, Math.max(0, i * 44 - (row % 2) * 22))} ${row * 20}v20`, 'T5 z1'),
        ) + path(`M0 ${row * 20 + 20}h${width}`, 'T5 z1'),
    );
  const piece = (y: number, d: number): Art =>
    block(190, y, 0, [30, d, 80], 't', { right: clip(`b${y + 500}`, `M0 0H${d}V80H0Z`, bricks(d)) });
  const zone = (x: number, y: number, w: number, d: number, art: Art): Art =>
    floor(x, y, 0, rect(0, 0, w, d, 'w T4 e', 14)) + art;
  const rack = (x: number, y: number): Art =>
    block(x, y, 0, [44, 44, 92], 'o', {
      left: times(4, (i) => path(`M8 ${16 + i * 19}h20`, 'T3 z3')),
      right: times(4, (i) => path(`M8 ${16 + i * 19}h28`, 'P')),
    });
  const packet = (x: number, y: number, bad: boolean): Art =>
    block(x, y, 0, [30, 30, 30], bad ? 'f' : 'w', {
      left: path(bad ? 'M9 9l12 12m0-12L9 21' : 'M8 11h14M8 19h8', bad ? 'W z3' : 'T4 z3'),
    });
  const way = trace([at(420, 196, 2), at(220, 196, 2), at(60, 196, 2), at(60, 60, 2)], 'T5 z3 d');
  return (
    plateau('fire wall', 480, 400, 475, 290) +
    zone(-180, -110, 140, 180, rack(-150, -80) + rack(-90, -80) + rack(-150, -10)) +
    zone(-10, -110, 140, 180, block(20, -70, 0, [80, 70, 40], 's') + rack(50, 10)) +
    zone(
      -180,
      100,
      140,
      170,
      block(-150, 130, 0, [36, 36, 26], 'w') +
        block(-94, 130, 0, [36, 36, 26], 'w') +
        block(-150, 190, 0, [36, 36, 26], 'w') +
        block(-94, 190, 0, [36, 36, 26], 'w'),
    ) +
    zone(-10, 230, 140, 110, block(20, 256, 0, [76, 50, 34], 't')) +
    way +
    packet(60, 120, false) +
    packet(110, 182, false) +
    piece(-140, 290) +
    block(180, 140, 0, [50, 22, 118], 'w', { right: circle(11, 20, 6, 't4') }) +
    block(190, 160, 92, [30, 72, 26], 't') +
    packet(192, 182, false) +
    block(180, 232, 0, [50, 22, 118], 'w', { left: circle(34, 20, 6, 't4') }) +
    piece(254, 180) +
    packet(270, 182, false) +
    packet(244, 60, true) +
    packet(236, 330, true) +
    packet(280, 300, true) +
    packet(262, 10, true) +
    packet(340, 182, false) +
    packet(330, 80, true) +
    packet(352, 262, true)
  );
}

/** A scan passes over everything that is owned: what lies behind it shows its cracks, each with its weight. */
function scan(): Art {
  const { at, block, face } = isometric(480, 216);
  const random = seeded('assets 7');
  const found = new Map([
    [6, '9.8'],
    [12, '5.3'],
    [3, '7.1'],
  ]);
  const assets = times(20, (i) => {
    const [column, row] = [Math.floor(i / 4), i % 4];
    const [x, y] = [column * 84 - 30, row * 92 - 10];
    const h = 40 + random() * 74;
    const score = found.get(i);
    const done = column < 3;
    const [tx, ty] = at(x + 30, y + 30, h);
    const crack = path('M14 0l12 22-10 12 18 26', score === '9.8' ? 'W z3' : 'F z3');
    const tag = score
      ? path(`M${num(tx)} ${num(ty)}v-34`, 'K') +
        rect(tx - 36, ty - 72, 72, 40, score === '9.8' ? 'f K' : 'w K', 10) +
        figures(tx - 23, ty - 63, score, 22, score === '9.8' ? 'W z3' : 'K z3')
      : '';
    return (
      block(x, y, 0, [58, 58, h], score === '9.8' ? 'f' : done ? 't' : 'w', {
        left: score ? crack : done ? path('M14 14h22M14 28h12', 'W z3') : path('M14 14h22M14 28h12', 'Q z3'),
      }) +
      tag +
      (column === 2 && row === 3 ? beam() : '')
    );
  });
  function beam(): Art {
    const plane = [
      [214, -60, 210],
      [214, 380, 210],
      [214, 380, -6],
      [214, -60, -6],
    ] as const;
    return (
      `<g opacity=".55">${face(plane, 't3')}</g>` +
      face(plane, 'T5') +
      trace([at(214, -60, 210), at(214, 380, 210)], 'K z6') +
      trace([at(214, 380, 210), at(214, 380, -6)], 'K z4') +
      trace([at(214, -60, -6), at(214, 380, -6)], 'F z4')
    );
  }
  return plateau('scan', 480, 420, 475, 300) + assets;
}

/** Personal data under the pen: the print of a thumb, lines already covered, and one being covered now. */
function masked(): Art {
  const noise = gradientNoise('thumb');
  const print = times(9, (i) => {
    const r = 10 + i * 9;
    const ring = Array.from({ length: 22 }, (_, k): Point => {
      const a = (k / 22) * Math.PI * 2;
      const reach = r * (1 + noise(Math.cos(a) * 1.4 + i * 0.22, Math.sin(a) * 1.4) * 0.34);
      return [334 + Math.cos(a) * reach * 0.78, 260 + Math.sin(a) * reach];
    });
    return path(smooth(ring, true), i % 3 === 1 ? 'T5 z3' : 'T4 z3');
  });
  const bar = (x: number, y: number, w: number): Art => rect(x, y - 15, w, 30, 'o', 4);
  const rows =
    writing(446, 190, [90], 1, 'Q z5') +
    bar(446, 226, 190) +
    writing(446, 268, [70], 1, 'Q z5') +
    bar(446, 304, 140) +
    writing(252, 420, [120], 1, 'K z5') +
    bar(392, 420, 244) +
    writing(252, 470, [60], 1, 'K z5') +
    bar(330, 470, 120) +
    writing(468, 470, [166], 1, 'K z5') +
    writing(252, 520, [200], 1, 'K z5') +
    rect(470, 505, 120, 30, 'f', 4) +
    writing(600, 520, [34], 1, 'K z5') +
    writing(252, 570, [260], 1, 'Q z5');
  const pen = turn(
    38,
    600,
    520,
    path('M590 506h26l4-26h-34z', 'f K') +
      path('M586 480h34v-30h-34z', 'w K') +
      path('M576 450h54V250q0-12-12-12h-30q-12 0-12 12z', 't4 K') +
      path('M576 280h54', 'K') +
      path('M588 300v120', 'W z3'),
  );
  return (
    island('masked', 480, 375, 470, 340) +
    turn(
      -4,
      440,
      360,
      sheet(206, 90, 490, 540, 'w K', 54) +
        rect(248, 150, 172, 220, 't1 K', 14) +
        clip('frame', 'M250 152H418V368H250Z', print) +
        rect(248, 150, 172, 220, 'K', 14) +
        rows,
    ) +
    pen +
    circle(214, 600, 62, 'w K') +
    lock(214, 602, 64, 't4 K') +
    rect(740, 150, 108, 54, 't4 K', 27) +
    circle(820, 177, 20, 'w K') +
    rect(740, 226, 108, 54, 'w K', 27) +
    circle(768, 253, 20, 'q K')
  );
}

/** The harbour of containers: each one is opened to the scanner's eye, and one is lifted out of the stack. */
function harbour(): Art {
  const { at, block } = isometric(400, 330);
  const ribs = (w: number): Art => times(Math.floor(w / 14), (i) => path(`M${10 + i * 14} 8v48`, 'K z1'));
  const box = (x: number, y: number, z: number, shade: 't' | 's' | 'w' | 'o' | 'f'): Art =>
    block(x, y, z, [170, 70, 64], shade, { left: ribs(170), right: path('M35 0V64M12 10v44M58 10v44', 'K z1') });
  const leg = (x: number, y: number): Art => block(x, y, 0, [20, 20, 330], 't');
  const [hx, hy] = at(330, 130, 330);
  const [bx, by] = at(330, 130, 150);
  const image = (x: number, y: number, z: number): Art => {
    const faces = [
      block(x, y, z, [170, 70, 14], 't'),
      block(x, y, z + 20, [170, 70, 12], 'w'),
      block(x, y, z + 38, [170, 70, 12], 's'),
      block(x, y, z + 56, [170, 70, 8], 't'),
    ];
    return faces.join('');
  };
  return (
    swell(60, 560, 4) +
    swell(680, 610, 5) +
    swell(120, 660, 4) +
    swell(40, 300, 3) +
    swell(780, 300, 3) +
    plateau('harbour', 480, 450, 470, 250) +
    leg(236, -60) +
    leg(420, -60) +
    box(-40, -40, 0, 's') +
    box(-40, -40, 64, 't') +
    box(-40, 40, 0, 'w') +
    box(-40, 40, 64, 's') +
    box(-40, 120, 0, 't') +
    box(-40, 120, 64, 'w') +
    box(-40, 200, 0, 's') +
    image(-40, 200, 64) +
    block(236, -60, 330, [20, 330, 22], 't') +
    block(420, -60, 330, [20, 330, 22], 't') +
    block(256, 108, 334, [164, 44, 18], 'o') +
    path(
      `M${num(hx - 30)} ${num(hy)}L${num(bx - 40)} ${num(by - 4)}M${num(hx + 30)} ${num(hy)}L${num(bx + 40)} ${num(by - 4)}`,
      'K z3',
    ) +
    box(246, 96, 84, 'f') +
    warning(bx + 24, by + 66, 26, 'w') +
    path(`M${num(bx - 4)} ${num(by + 126)}v30`, 'F z3 d') +
    leg(236, 250) +
    leg(420, 250) +
    shield(832, 250, 92, 'w K') +
    shield(832, 250, 66, 't4') +
    check(832, 250, 32, 'W z4')
  );
}

/** A fleet of laptops on one policy: eleven are well, one has been taken off the net. */
function fleet(): Art {
  const { at, block, face } = isometric(470, 196);
  const machine = (x: number, y: number, bad: boolean): Art => {
    const lid = [
      [x, y, 8],
      [x + 84, y, 8],
      [x + 84, y - 14, 66],
      [x, y - 14, 66],
    ] as const;
    const [mx, my] = at(x + 42, y - 6, 38);
    return (
      block(x, y, 0, [84, 58, 8], bad ? 'f' : 'w', {
        top: rect(10, 8, 64, 26, bad ? 'fc' : 'wc', 3) + rect(30, 40, 24, 12, bad ? 'fc' : 'wc', 2),
      }) +
      face(lid, `${bad ? 'fb' : 'o'} K`) +
      face(
        [
          [x + 7, y - 1, 14],
          [x + 77, y - 1, 14],
          [x + 77, y - 13, 60],
          [x + 7, y - 13, 60],
        ],
        bad ? 'h' : 'ta',
      ) +
      (bad ? '' : shield(mx, my, 32, 'T5 t4') + check(mx, my, 13, 'W'))
    );
  };
  const seats = times(12, (i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    const bad = i === 6;
    const [x, y] = [column * 128 - 60, row * 128 + 20];
    const [cx, cy] = at(x + 42, y + 20, 0);
    const dome = bad ? ellipse(cx, cy + 4, 92, 52, 'h F z3 e') : '';
    const over = bad
      ? path(
          `M${num(cx - 92)} ${num(cy + 4)}C${num(cx - 92)} ${num(cy - 124)} ${num(cx + 92)} ${num(cy - 124)} ${num(cx + 92)} ${num(cy + 4)}`,
          'F z3',
        ) + warning(...(at(x + 42, y - 6, 38) as [number, number]), 19)
      : '';
    const ties =
      (column < 3 && i !== 5 && i !== 6 ? trace([at(x + 84, y + 30), at(x + 128, y + 30)], 'T4 z3') : '') +
      (row < 2 && i !== 2 && i !== 6 ? trace([at(x + 42, y + 58), at(x + 42, y + 114)], 'T4 z3') : '');
    return dome + ties + machine(x, y, bad) + over;
  });
  return plateau('fleet', 480, 410, 475, 300) + seats;
}

export const security: readonly Scene[] = [
  hero('network-security-hero', 'security', firewall),
  hero('vulnerability-assessment-hero', 'security', scan),
  hero('data-protection-hero', 'security', masked),
  hero('container-security-hero', 'security', harbour),
  hero('endpoint-security-hero', 'security', fleet),
];
