import { type Art, circle, ellipse, num, path, put, rect, times } from '../svg.ts';

/** A tick in a disc. */
export function tick(x: number, y: number, r = 14, disc = 't4', mark = 'W'): Art {
  const s = r / 14;
  return (
    circle(x, y, r, disc) +
    path(`M${num(x - 6 * s)} ${num(y)}l${num(4.5 * s)} ${num(5 * s)} ${num(8 * s)}-${num(9.5 * s)}`, `${mark}`)
  );
}

/** A tick without disc. */
export function check(x: number, y: number, size = 14, classes = 'T4 z3'): Art {
  return path(
    `M${num(x - size * 0.5)} ${num(y)}l${num(size * 0.36)} ${num(size * 0.38)} ${num(size * 0.64)}-${num(size * 0.78)}`,
    classes,
  );
}

/** A cross in a disc. */
export function cross(x: number, y: number, r = 14, disc = 'f', mark = 'W'): Art {
  const s = num(r * 0.36);
  const full = num(r * 0.72);
  return (
    circle(x, y, r, disc) + path(`M${num(x)} ${num(y)}m-${s}-${s}l${full} ${full}m0-${full}l-${full} ${full}`, mark)
  );
}

/** An exclamation mark in a triangle, its point at the top. */
export function warning(x: number, y: number, r = 18, fill = 'f'): Art {
  const d = `M${num(x)} ${num(y - r)}L${num(x + r)} ${num(y + r * 0.78)}H${num(x - r)}Z`;
  return (
    path(d, `${fill} K`) +
    path(`M${num(x)} ${num(y - r * 0.32)}v${num(r * 0.5)}M${num(x)} ${num(y + r * 0.5)}v.1`, 'W z3')
  );
}

/** A shield, its middle at x, y. */
export function shield(x: number, y: number, size: number, classes = 't3 K'): Art {
  return put(
    x,
    y,
    size / 100,
    path('M0-56C14-46 30-40 46-38V-4C46 26 26 46 0 58C-26 46-46 26-46-4V-38C-30-40-14-46 0-56Z', classes),
  );
}

/** A padlock, its body's middle at x, y. */
export function lock(x: number, y: number, size: number, body = 't4 K', bow = 'K'): Art {
  return put(
    x,
    y,
    size / 100,
    path('M-26-22v-22a26 26 0 0 1 52 0v22', `${bow} z5`),
    rect(-44, -24, 88, 68, body, 12),
    circle(0, 4, 9, 'w'),
    path('M0 6v16', 'W z4'),
  );
}

/** A key lying from its bow at x, y to the right. */
export function key(x: number, y: number, size: number, classes = 'T4', weight = 'z4'): Art {
  return put(
    x,
    y,
    size / 100,
    circle(0, 0, 24, `${classes} ${weight}`),
    path('M24 0H110M86 0v22M106 0v16', `${classes} ${weight}`),
  );
}

/** A cloud, its foot's middle at x, y. */
export function cloud(x: number, y: number, size: number, classes = 'w K'): Art {
  return put(
    x,
    y,
    size / 100,
    path('M-62 0a30 30 0 0 1-6-59 44 44 0 0 1 82-22A36 36 0 0 1 66-61a31 31 0 0 1-2 61Z', classes),
  );
}

/** A speech bubble with its tail at the lower left (or right). */
export function bubble(
  x: number,
  y: number,
  width: number,
  height: number,
  classes = 'w K',
  side: 'left' | 'right' = 'left',
): Art {
  const r = Math.min(20, height / 2 - 2);
  const round = `a${num(r)} ${num(r)} 0 0 1`;
  const [w, h] = [num(width - 2 * r), num(height - 2 * r)];
  const body = `M0 ${num(height + 14)}V${num(r)}${round} ${num(r)}-${num(r)}h${w}${round} ${num(r)} ${num(r)}v${h}${round}-${num(r)} ${num(r)}H18Z`;
  const flip = side === 'left' ? `translate(${num(x)} ${num(y)})` : `translate(${num(x + width)} ${num(y)})scale(-1 1)`;
  return `<g transform="${flip}">${path(body, classes)}</g>`;
}

/** A magnifying glass, its lens at x, y. */
export function magnifier(x: number, y: number, r: number, lens = 'w', rim = 'K'): Art {
  const d = r * 0.72;
  return (
    path(`M${num(x + d)} ${num(y + d)}l${num(r * 0.8)} ${num(r * 0.8)}`, 'K z6') + circle(x, y, r, `${lens} ${rim} z4`)
  );
}

/** A map pin whose tip stands at x, y. */
export function pin(x: number, y: number, size: number, classes = 'f K'): Art {
  return put(
    x,
    y,
    size / 100,
    path('M0 0C-30-40-40-54-40-72a40 40 0 0 1 80 0C40-54 30-40 0 0Z', classes),
    circle(0, -72, 14, 'w'),
  );
}

/** A flag on a pole whose foot stands at x, y. */
export function flag(x: number, y: number, size: number, classes = 'f K'): Art {
  return put(
    x,
    y,
    size / 100,
    path('M0-96C20-106 38-86 66-96L58-74l8 22C38-42 20-62 0-52Z', classes),
    path('M0 0v-100', 'K z3'),
  );
}

/** A cog. */
export function gear(x: number, y: number, r: number, classes = 't3 K', hole = 'w'): Art {
  const teeth = 8;
  const ring = Array.from({ length: teeth * 4 }, (_, i) => {
    const angle = ((i - 0.5) / (teeth * 4)) * Math.PI * 2;
    const reach = i % 4 < 2 ? r : r * 0.78;
    return `${num(x + Math.cos(angle) * reach)} ${num(y + Math.sin(angle) * reach)}`;
  });
  return path(`M${ring.join('L')}Z`, classes) + circle(x, y, r * 0.34, `${hole} K`);
}

/** A mouse pointer whose tip is at x, y. */
export function pointer(x: number, y: number, size = 30, classes = 'k W'): Art {
  return put(x, y, size / 30, path('M0 0V28l7-6 5 12 6-3-5-11 9-1Z', classes));
}

/** A bolt, its middle at x, y. */
export function bolt(x: number, y: number, size: number, classes = 'f K'): Art {
  return put(x, y, size / 100, path('M12-60L-36 8H-4L-12 60L36-12H4Z', classes));
}

/** A four-pointed spark. */
export function spark(x: number, y: number, r: number, classes = 'f'): Art {
  const c = num(r * 0.16);
  const [px, py, s] = [num(x), num(y), num(r)];
  return path(
    `M${px} ${py}m0-${s}q${c} ${num(r - r * 0.16)} ${s} ${s}q-${num(r - r * 0.16)} ${c}-${s} ${s}q-${c}-${num(r - r * 0.16)}-${s}-${s}q${num(r - r * 0.16)}-${c} ${s}-${s}z`,
    classes,
  );
}

/** A five-pointed star. */
export function star(x: number, y: number, r: number, classes = 'f K'): Art {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = i % 2 ? r * 0.45 : r;
    return `${num(x + Math.cos(angle) * reach)} ${num(y + Math.sin(angle) * reach)}`;
  });
  return path(`M${points.join('L')}Z`, classes);
}

/** An envelope from its top left corner. */
export function envelope(x: number, y: number, width: number, classes = 'w K'): Art {
  const h = width * 0.66;
  return (
    rect(x, y, width, h, classes, 6) +
    path(
      `M${num(x + 4)} ${num(y + 6)}l${num(width / 2 - 4)} ${num(h * 0.5)} ${num(width / 2 - 4)}-${num(h * 0.5)}`,
      'K',
    )
  );
}

/** A bug seen from above. */
export function bug(x: number, y: number, size: number, classes = 'f K'): Art {
  return put(
    x,
    y,
    size / 100,
    path('M-28-22l-26-16M-32 8h-30M-28 34l-24 20M28-22l26-16M32 8h30M28 34l24 20M-12-42l-12-18M12-42l12-18', 'K z3'),
    ellipse(0, 10, 34, 46, classes),
    path('M0-8V56M-31-6q31 14 62 0', 'K'),
    path('M-22-30a22 18 0 0 1 44 0z', 'k'),
  );
}

/** A wrench from its jaw at x, y down to the right. */
export function wrench(x: number, y: number, size: number, classes = 't3 K'): Art {
  return put(
    x,
    y,
    size / 100,
    path(
      'M-6-26A28 28 0 1 0 22 8L66 52a11 11 0 0 0 16-16L38-8A28 28 0 0 0 4-36l16 16-4 16-16 4-16-16A28 28 0 0 0-16 0Z',
      classes,
    ),
  );
}

/** A shopping cart, about 100 wide, its middle at x, y. */
export function cart(x: number, y: number, size: number, classes = 'K', fill = ''): Art {
  return put(
    x,
    y,
    size / 100,
    path('M-50-34h16l14 48h44l14-36h-66', `${classes} ${fill} z4`),
    times(2, (i) => circle(-14 + i * 34, 32, 7, 'k')),
  );
}
