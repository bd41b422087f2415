import { island } from '../ground.ts';
import { sheet, writing } from '../kit/screens.ts';
import { lock } from '../kit/signs.ts';
import { gradientNoise } from '../random.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, clip, type Point, path, rect, smooth, times, turn } from '../svg.ts';

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
        rect(248, 150, 172, 220, 't1 K z2', 14) +
        clip('frame', 'M250 152H418V368H250Z', print) +
        rect(248, 150, 172, 220, 'K', 14) +
        rows,
    ) +
    pen +
    circle(214, 600, 62, 'w K z2') +
    lock(214, 602, 64, 't4 K') +
    rect(740, 150, 108, 54, 't4 K', 27) +
    circle(820, 177, 20, 'w K') +
    rect(740, 226, 108, 54, 'w K', 27) +
    circle(768, 253, 20, 'q K')
  );
}

export const dataProtection: readonly Scene[] = [hero('data-protection-hero', 'security', masked)];
