import { plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { writing } from '../kit/screens.ts';
import { pointer } from '../kit/signs.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, each, path, rect, times } from '../svg.ts';

const W = 440;
const D = 310;

function skeleton(): Art {
  const box = (x: number, y: number, w: number, h: number): Art => rect(x, y, w, h, 'T4 e', 6);
  return (
    box(20, 18, 400, 36) +
    box(20, 72, 220, 150) +
    box(262, 72, 158, 66) +
    box(262, 154, 158, 68) +
    box(20, 240, 120, 52) +
    box(160, 240, 120, 52) +
    box(300, 240, 120, 52) +
    path('M50 130l-18 16 18 16M76 122l-16 50M90 130l18 16-18 16', 'T5 z3')
  );
}

function paint(): Art {
  const swatches = each(['t5', 't4', 't3', 't2'], (tone, i) => circle(300 + i * 34, 36, 13, `${tone} K`));
  return (
    rect(20, 18, 400, 36, 't1', 6) +
    rect(20, 72, 220, 150, 't3', 10) +
    rect(262, 72, 158, 66, 't2', 10) +
    rect(262, 154, 158, 68, 't2', 10) +
    times(3, (i) => rect(20 + i * 140, 240, 120, 52, 't1', 10)) +
    swatches +
    path('M56 190C90 90 150 210 206 100', 'W z4') +
    rect(48, 182, 16, 16, 'w K') +
    rect(198, 92, 16, 16, 'w K')
  );
}

function page(): Art {
  return (
    path(`M0 44V12Q0 0 12 0H428Q440 0 440 12V44Z`, 't2 K') +
    each([0, 1, 2], (i) => circle(22 + i * 18, 22, 5, 'w K z1')) +
    rect(100, 11, 250, 22, 'w K z1', 11) +
    rect(20, 62, 190, 160, 't1', 10) +
    path('M20 206l52-74 40 50 26-30 72 62v4q0 4-6 4H26q-6 0-6-6z', 't4') +
    circle(168, 96, 18, 's') +
    writing(234, 84, [176, 130], 24, 'K z5') +
    writing(234, 138, [170, 184, 120], 17, 'Q z4') +
    rect(234, 184, 116, 38, 'f K', 19) +
    writing(264, 203, [56], 1, 'W z4') +
    times(
      3,
      (i) =>
        rect(20 + i * 138, 242, 124, 50, 'wb', 8) +
        circle(44 + i * 138, 267, 12, 't3') +
        writing(66 + i * 138, 260, [62, 44], 14, 'Q z3'),
    )
  );
}

/** One page taken apart: structure below, style between, what the visitor presses on top. */
function layers(): Art {
  const { at, block } = isometric(424, 306);
  const posts = each(
    [
      [0, D],
      [W, 0],
      [W, D],
    ] as const,
    ([x, y]) => {
      const [[ax, ay], [bx, by]] = [at(x, y, 14), at(x, y, 236)];
      return path(`M${ax} ${ay}L${bx} ${by}`, 'K e');
    },
  );
  const [px, py] = at(330, 214, 236);
  return (
    plateau('web', 480, 486, 450, 218) +
    block(0, 0, 0, [W, D, 12], 'w', { top: skeleton() }) +
    block(0, 0, 118, [W, D, 12], 't', { top: rect(8, 8, W - 16, D - 16, 'w', 8) + paint() }) +
    posts +
    block(0, 0, 236, [W, D, 12], 'w', { top: page() }) +
    pointer(px, py - 8, 44)
  );
}

export const webDevelopment: readonly Scene[] = [hero('web-development-hero', 'digital', layers)];
