import { type Art, circle, each, fade, num, path, rect } from '../svg.ts';

/** Lines of writing as bars; `widths` gives the length of each row. Stroke and weight come with `classes`. */
export function writing(x: number, y: number, widths: readonly number[], gap = 18, classes = 'Q z4'): Art {
  return path(widths.map((width, row) => `M${num(x)} ${num(y + row * gap)}h${num(width)}`).join(''), classes);
}

/** The shade that a card throws on the ground behind it: light comes from the upper left. */
export function shade(x: number, y: number, width: number, height: number, radius = 10): Art {
  return fade(0.16, rect(x + 8, y + 10, width, height, 'n', radius));
}

/** A window of an application; `head` colours its title bar. */
function windowPane(x: number, y: number, width: number, height: number, head = 't2', bar = 34): Art {
  const r = 12;
  const top = `M${num(x)} ${num(y + bar)}v${num(r - bar)}a${r} ${r} 0 0 1 ${r}-${r}h${num(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${num(bar - r)}z`;
  const dots = each([0, 1, 2], (i) => circle(x + 20 + i * 16, y + bar / 2, 4, i === 0 ? 'k' : 'w K z1'));
  return shade(x, y, width, height, r) + rect(x, y, width, height, 'w K z2', r) + path(top, `${head} K`) + dots;
}

/** A browser: a window with an address field. */
export function browser(x: number, y: number, width: number, height: number, head = 't2'): Art {
  return (
    windowPane(x, y, width, height, head, 40) +
    rect(x + 78, y + 10, width - 110, 20, 'w K z1', 10) +
    padlock(x + 92, y + 20)
  );
}

function padlock(x: number, y: number): Art {
  return rect(x - 4, y - 1, 8, 6, 'k', 1.5) + path(`M${num(x - 2.5)} ${num(y - 1)}v-2.5a2.5 2.5 0 0 1 5 0v2.5`, 'K z1');
}

/** A phone with an empty screen; the screen begins 10 inside its edge. */
export function phone(x: number, y: number, width: number, height: number, screen = 'w'): Art {
  const r = Math.min(34, width * 0.17);
  return (
    shade(x, y, width, height, r) +
    rect(x, y, width, height, 'o K z2', r) +
    rect(x + 9, y + 9, width - 18, height - 18, screen, r - 8) +
    rect(x + width / 2 - width * 0.13, y + 17, width * 0.26, 10, 'o', 5)
  );
}

/** Lines of code in a row of `tokens`: each row lists an indent and pairs of width and stroke class. */
export type CodeRow = readonly [indent: number, ...tokens: (readonly [width: number, classes: string])[]];

/** Code as coloured bars. */
export function code(x: number, y: number, rows: readonly CodeRow[], gap = 20, weight = 'z4'): Art {
  return each(rows, ([indent, ...tokens], row) => {
    let at = x + indent;
    return each(tokens, ([width, classes]) => {
      const bar = path(`M${num(at)} ${num(y + row * gap)}h${num(width)}`, `${classes} ${weight}`);
      at += width + 14;
      return bar;
    });
  });
}

/** A sheet of paper with a folded corner. */
export function sheet(x: number, y: number, width: number, height: number, classes = 'w K', fold = 26): Art {
  const right = x + width;
  const body = `M${num(x + 8)} ${num(y)}H${num(right - fold)}L${num(right)} ${num(y + fold)}V${num(y + height - 8)}q0 8-8 8H${num(x + 8)}q-8 0-8-8V${num(y + 8)}q0-8 8-8z`;
  return (
    shade(x, y, width, height, 8) +
    path(body, width < 90 || / z/.test(classes) ? classes : `${classes} z2`) +
    path(`M${num(right - fold)} ${num(y)}v${num(fold - 6)}q0 6 6 6H${num(right)}z`, 't2 K')
  );
}
