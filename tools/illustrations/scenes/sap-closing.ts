import { plateau } from '../ground.ts';
import { bars } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { standing } from '../kit/people.ts';
import { cart, gear, wrench } from '../kit/signs.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, each, type Point, path, put, rect, smooth, times, turn } from '../svg.ts';

/** A point on a page of the ledger: `u` 0 at its outer edge and 1 at the spine, `v` 0 at the head and 1 at the foot. */
type Page = (u: number, v: number) => Point;

function page(side: 1 | -1): Page {
  return (u, v) => {
    const reach = (368 + 62 * v) * (1 - u);
    return [480 + side * reach, 172 + 30 * u + v * 372 - 54 * Math.sin(Math.PI * u ** 0.8)];
  };
}

const [left, right] = [page(-1), page(1)];

/** Data of a line on a page at `v`, from one `u` to another: it follows the page's bulge. */
function along(on: Page, v: number, from: number, to: number): string {
  return smooth([0, 1, 2, 3, 4].map((i) => on(from + ((to - from) * i) / 4, v)));
}

/** A leaf of the book, `drop` below the uppermost: from the spine along its head to the outer edge, and back along its foot. */
function leaf(on: Page, drop: number, classes: string): Art {
  const foot = along(on, 1, 0, 1).replace('M', 'L');
  return put(0, drop, 1, path(`${along(on, 0, 1, 0)}${foot}Z`, classes));
}

const signs: Record<'left' | 'right', readonly Art[]> = {
  left: [
    cart(0, 0, 46, 'L'),
    path('M-18-8L0-18 18-8V12L0 22-18 12ZM-18-8L0 2 18-8M0 2V22', 'L z3'),
    gear(0, 0, 20, 'l', 'n'),
    circle(0, -9, 9, 'l') + path('M-18 18q0-22 18-22t18 22z', 'l'),
  ],
  right: [
    bars(-18, 18, [14, 24, 36], 9, 4, 'l'),
    circle(0, 0, 19, 'l') + circle(0, 0, 12, 'T4'),
    wrench(-14, -10, 40, 'l'),
    path('M-24-14H4V10H-24zM6-6H16L24 2v8H6z', 'l') + circle(-13, 13, 6, 'n L') + circle(14, 13, 6, 'n L'),
  ],
};

/** The rows of a page: each begins beside its module's tab on the outer edge and ends in the column of amounts. */
function entries(on: Page, side: 1 | -1): Art {
  const tabs = each(signs[side > 0 ? 'right' : 'left'], (sign, i) => {
    const [x, y] = on(0, 0.13 + i * 0.19);
    const cell = rect(side > 0 ? x - 20 : x - 44, y - 32, 64, 64, `${i % 2 ? 'n' : 'tc'} K z2`, 12);
    return cell + put(x + side * 12, y, 0.9, sign);
  });
  const rows = times(6, (i) => {
    const v = 0.09 + i * 0.1;
    const end = 0.42 + ((i * 7 + (side > 0 ? 2 : 0)) % 5) * 0.045;
    return (
      path(along(on, v, 0.16, end), i % 2 ? 'Q z4' : `${i % 4 ? 'T3' : 'T4'} z5`) +
      path(along(on, v, 0.72 + ((i * 3) % 4) * 0.03, 0.9), 'K z3')
    );
  });
  const total = turn(-side * 18, 480 + side * 106, 458, figures(422 + side * 106, 440, '5210', 36, 'K z4'));
  return [
    leaf(on, 0, 'w K z2'),
    path(along(on, 0.045, 0.05, 0.96), 'T2'),
    rows,
    tabs,
    path(along(on, 0.695, 0.56, 0.92), 'K z3'),
    total,
  ].join('');
}

/** A cart that draws lines on a pitch, its hand at 0, 0. */
const lineMarker: Art = [
  path('M0 0L44 70', 'K z4'),
  rect(26, 56, 76, 44, 'f K z2', 8),
  path('M38 56v-14h50v14', 'fa K'),
  circle(42, 108, 15, 'o K') + circle(88, 108, 15, 'o K'),
  circle(42, 108, 5, 'w') + circle(88, 108, 5, 'w'),
].join('');

/** The month closes: every module writes into one ledger, both sums agree, and the double line is drawn as on a pitch. */
function closing(): Art {
  const cover = leaf(left, 34, 'n K z2') + leaf(right, 34, 'n K z2');
  const paper = times(3, (i) => leaf(left, 22 - i * 8, 'wc K z1') + leaf(right, 22 - i * 8, 'wc K z1'));
  const calendar = [
    rect(618, 22, 152, 150, 'w K z2', 12),
    path('M618 62V34q0-12 12-12h128q12 0 12 12v28z', 't4 K'),
    path('M654 10v24M734 10v24', 'K z4'),
    figures(659, 78, '31', 46, 'K z4'),
  ].join('');
  return [
    plateau('closing', 480, 560, 470, 150),
    calendar,
    cover,
    paper,
    entries(left, -1),
    entries(right, 1),
    path(along(left, 0.93, 0.14, 1), 'F z4') + path(along(left, 0.97, 0.14, 1), 'F z4'),
    path(along(right, 0.93, 1, 0.2), 'F z4') + path(along(right, 0.97, 1, 0.2), 'F z4'),
    put(782, 438, 1.06, lineMarker),
    standing(724, 566, 1.2, { top: 't5', legs: 'n K', arm: 'M4-136C18-124 30-114 48-112', hair: 'bun' }),
  ].join('');
}

export const sapClosing: readonly Scene[] = [hero('sap-hero', 'erp', closing)];
