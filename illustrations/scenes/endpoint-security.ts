import { plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { check, shield, warning } from '../kit/signs.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, ellipse, num, path, put, rect, times, trace } from '../svg.ts';

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
  return plateau('fleet', 480, 410, 475, 300) + put(480, 390, 1.3, put(-462, -356, 1, seats));
}

export const endpointSecurity: readonly Scene[] = [hero('endpoint-security-hero', 'security', fleet)];
