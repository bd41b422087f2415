import { island } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { cross, tick, wrench } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, fade, path, put, rect, times } from '../svg.ts';

function bulb(x: number, y: number, scale: number, classes: string): Art {
  return put(
    x,
    y,
    scale,
    path('M-18-4C-20-24-44-34-44-64a44 44 0 0 1 88 0c0 30-24 40-26 60z', classes),
    rect(-18, -4, 36, 12, 'q K', 4) + rect(-14, 8, 28, 10, 'q K', 4),
  );
}

function stone(x: number, y: number, scale: number): Art {
  return put(
    x,
    y,
    scale,
    path('M-52 0V-92a52 50 0 0 1 104 0V0Z', 'wc K'),
    path('M34 0V-96a52 50 0 0 0-16-38a52 50 0 0 1 34 42V0Z', 'q'),
    path('M-52 0V-92a52 50 0 0 1 104 0V0Z', 'K'),
    bulb(-4, -50, 0.5, 'w K'),
    path('M-66 0q8-18 16-2q10-20 18 0', 'T5 z3'),
  );
}

/** Ideas as bulbs in a garden: some are buried early, one grows and bears coins. */
function ideaGarden(): Art {
  const leaf = (x: number, y: number, turn: number, size: number): Art =>
    `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})">${path('M0 0C20-30 60-30 84 0C60 22 24 20 0 0Z', 't4 K')}${path('M6 0H66', 'T5')}</g>`;
  const coin = (x: number, y: number): Art =>
    circle(x, y, 22, 'u3 K') + circle(x, y, 14, 't2 K') + path(`M${x} ${y - 7}v14`, 'K z3');
  return [
    island('garden', 400, 330, 395, 260),
    path('M40 470q60-34 150-20t170-6 200 8 200 18v36q-170 60-360 60t-360-60z', 'n'),
    path('M40 470q60-34 150-20t170-6 200 8 200 18', 'K'),
    times(12, (i) => circle(96 + i * 56, 506 + (i % 3) * 12, 4, 't4')),
    stone(134, 452, 1.05),
    stone(276, 446, 0.86),
    path('M560 452C556 380 566 330 560 250', 'K z6') + path('M560 452C556 380 566 330 560 250', 'T4 z5'),
    leaf(560, 400, -28, 1.15),
    leaf(558, 380, 206, 1.15),
    leaf(562, 326, -20, 0.86),
    coin(688, 348),
    coin(440, 334),
    coin(664, 282),
    path('M676 352l-28-4M652 288l-30 14M452 338l20 8', 'T5'),
    path('M560 60V34M480 92l-20-20M640 92l20-20M452 170h-28M668 170h28', 'F z4'),
    circle(560, 160, 96, 'h'),
    bulb(560, 234, 1.5, 'f K'),
    path('M536 160l14 22 10-26 10 26 14-22M550 182v46M570 182v46', 'L z3'),
    path('M498 462q10-26 24-4q14-30 34-2q18-26 36 0q16-20 30 8', 'tc K'),
    put(392, 424, 1, path('M-30 0h60l-6 34h-48z', 'w K') + path('M30 4q30 0 36-30l-12-4M-24 0q22-40 46-2', 'K z4')),
  ].join('');
}

function tap(x: number, y: number): Art {
  return put(
    x,
    y,
    1,
    path('M0-34V-14M-24-38h48', 'K z5'),
    path('M-40-16H34q24 0 24 26v18H26V18H-40Z', 't3 K'),
    path('M22 24h40v12H22z', 't4 K'),
  );
}

/** The plumbing of data: sources, pipes, valves; one joint leaks and is tried again, two taps wait for it. */
function plumbing(): Art {
  const pipe = (d: string, hot = false): Art =>
    `<path d="${d}" class="K" stroke-width="39"/><path d="${d}" class="${hot ? 'F' : 'T3'}" stroke-width="34"/><path d="${d}" class="${hot ? 'H' : 'T1'}" stroke-width="5" transform="translate(-5 -7)"/>`;
  const collar = (x: number, y: number, upright = false): Art =>
    upright ? rect(x - 27, y - 9, 54, 18, 't4 K', 4) : rect(x - 9, y - 27, 18, 54, 't4 K', 4);
  const valve = (x: number, y: number): Art =>
    path(`M${x} ${y - 20}v-20`, 'K z5') +
    ellipse(x, y - 44, 30, 9, 't5 K') +
    rect(x - 26, y - 26, 52, 52, 't4 K', 8) +
    tick(x, y, 15, 'w', 'T5 z3');
  const drop = (x: number, y: number): Art => path(`M${x} ${y}c-14 18-14 30 0 30s14-12 0-30z`, 'f K');
  return [
    island('plumbing', 400, 310, 395, 275),
    pipe('M130 150H260q30 0 30 30V250q0 30 30 30H470'),
    pipe('M130 430H260q30 0 30-30V310q0-30 30-30'),
    pipe('M380 430H650q30 0 30 14'),
    pipe('M130 430H400'),
    pipe('M470 280H560q30 0 30-30V180q0-30 30-30H700q20 0 20 20', true),
    each([150, 430], (y) => cylinder(44, y - 62, 110, 124, 3, 't2', 'w')),
    collar(170, 150),
    collar(170, 430),
    collar(290, 206, true),
    collar(290, 364, true),
    collar(560, 430),
    valve(230, 150),
    valve(390, 280),
    valve(440, 430),
    circle(540, 280, 44, 'w K'),
    path('M520 276a22 22 0 1 1 4 20', 'F z4') + path('M512 262l8 16 16-8', 'F z4'),
    path('M606 236l26-8M612 258l22 6', 'F z3'),
    drop(612, 290),
    drop(588, 330),
    wrench(650, 250, 84, 'w K'),
    tap(706, 196),
    tap(672, 466),
    path('M678 330h84l-10 54h-64z', 'w K e'),
    drop(716, 512).replace('f K', 't4 K'),
    path('M672 548h88l-8 30h-72z', 't2 K'),
  ].join('');
}

/** Models go stale as milk does: each carton carries its version and the curve it was trained on. */
function bestBefore(): Art {
  const bell = (x: number, tone: string): Art => path(`M${x - 40} 96c22 0 22-52 40-52s18 52 40 52z`, tone);
  const carton = (x: number, i: number): Art => {
    const now = i === 2;
    return put(
      x,
      208,
      1,
      path('M-66 0L-44-50H66L88 0V-20L66-50', now ? 'fc K' : 'wc K'),
      path('M66 0l22-20v232l-22 26z', now ? 'fc K' : 'wc K'),
      path('M-66 0L-44-50H66L88-20 66 0z', now ? 'fa K' : 'wb K'),
      rect(-44, -76, 110, 26, now ? 'fb K' : 'w K', 3),
      rect(-66, 0, 132, 238, now ? 'f K' : 'w K'),
      rect(-50, 16, 100, 92, now ? 'h' : 't1', 8),
      bell(i * 8 - 18, now ? 'f' : 't3'),
      now ? '' : fade(0.9, path(`M${i * 8 - 6} 96c22 0 22-52 40-52`, 'F z3 d')),
      path('M-44 97h88', 'K'),
      figures(-16, 130, `v${i + 1}`, 34, now ? 'L z4' : 'K z3'),
      path('M-36 196h72M-36 214h44', now ? 'L z3' : 'Q z3'),
    );
  };
  return [
    island('fridge', 400, 310, 395, 275),
    path('M118 562h40v20h-40zM560 562h40v20h-40z', 'o K'),
    rect(70, 36, 580, 530, 't4 K z2', 30),
    rect(96, 62, 528, 478, 't0 K z2', 16),
    path('M96 446H624', 'K z4'),
    path('M96 62h528v20H96z', 's'),
    carton(196, 0),
    carton(358, 1),
    carton(520, 2),
    cross(250, 226, 20, 'o', 'L'),
    path('M106 456v74h150v-74M276 456v74h160v-74', 'T3'),
    rect(300, 486, 60, 12, 'Q', 6),
    path('M650 66l104-24q16-2 16 14v504q0 16-16 12l-104-24z', 't3 K'),
    path('M672 270v90', 'K z5'),
    rect(694, 108, 54, 70, 'w K', 4) + rect(694, 108, 54, 18, 'f K', 4) + figures(706, 140, '31', 22, 'K z3'),
    tick(580, 216, 20, 't5', 'W'),
    path('M158 128q-14-18 2-32t0-30M196 122q-14-18 2-32', 'Q z3'),
  ].join('');
}

export const aiMlPractice: readonly Scene[] = [
  vignette('ai-ml-consulting', 'data', ideaGarden),
  vignette('ai-ml-mlops', 'data', bestBefore),
  vignette('ai-ml-dataengineering', 'data', plumbing),
];
