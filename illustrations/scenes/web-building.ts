import { island } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { tie } from '../kit/links.ts';
import { browser, writing } from '../kit/screens.ts';
import { cart, pointer } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, path, put, rect, times, turn } from '../svg.ts';

/** The box model: content, padding, border and margin of one element under the inspector. */
function boxModel(): Art {
  const ruler =
    rect(96, 74, 608, 30, 'w K', 6) + times(30, (i) => path(`M${108 + i * 20} 74v${i % 5 ? 9 : 17}`, 'K z1'));
  const widths = [
    [96, 150],
    [270, 210],
    [506, 292],
  ] as const;
  const breaks = each(
    widths,
    ([x, w], i) =>
      rect(x, 506, w - 24, 44, i === 1 ? 't3 K' : 'w K', 8) +
      times(i + 1, (k) =>
        rect(x + 12 + k * ((w - 48) / (i + 1)), 518, (w - 48) / (i + 1) - 8, 20, i === 1 ? 'w' : 't2', 4),
      ),
  );
  return (
    island('box model', 400, 310, 395, 275) +
    ruler +
    rect(96, 124, 608, 352, 's K e', 10) +
    rect(156, 168, 488, 264, 't4 K', 10) +
    rect(172, 184, 456, 232, 't2 K e', 8) +
    rect(236, 234, 328, 132, 'w K', 8) +
    writing(262, 266, [180, 130], 24, 'K z5') +
    rect(262, 310, 128, 38, 'f K', 19) +
    writing(294, 329, [64], 1, 'W z4') +
    writing(412, 322, [120, 84], 16, 'Q z4') +
    figures(386, 137, '24', 18, 'K') +
    figures(116, 290, '24', 18, 'K') +
    figures(662, 290, '24', 18, 'K') +
    figures(386, 446, '24', 18, 'K') +
    figures(386, 200, '16', 18, 'T5') +
    figures(194, 290, '16', 18, 'T5') +
    figures(590, 290, '16', 18, 'T5') +
    figures(386, 386, '16', 18, 'T5') +
    path('M236 104V234M564 104V234', 'F d') +
    pointer(372, 330, 46) +
    breaks
  );
}

/** One answer between two braces, on its way from the store to three kinds of client. */
function braces(): Art {
  const pair = (y: number, indent: number, k: number, v: number, tone: string): Art =>
    path(`M${290 + indent} ${y}h${k}`, 'T5 z5') +
    circle(302 + indent + k + 8, y - 4, 2.5, 'k') +
    circle(302 + indent + k + 8, y + 5, 2.5, 'k') +
    path(`M${324 + indent + k} ${y}h${v}`, `${tone} z5`);
  const brace = (x: number, s: number): Art =>
    path(
      s > 0
        ? `M${x} 104C${x - 70} 104 ${x - 34} 300 ${x - 84} 306C${x - 34} 312 ${x - 70} 508 ${x} 508`
        : `M${x} 104C${x + 70} 104 ${x + 34} 300 ${x + 84} 306C${x + 34} 312 ${x + 70} 508 ${x} 508`,
      'K z6',
    );
  const phone = rect(64, 100, 66, 116, 'w K', 12) + path('M88 112h18', 'K z3') + path('M78 140h38M78 158h26', 'Q z4');
  const screen =
    rect(38, 262, 116, 84, 'w K', 10) +
    path('M38 284v-12q0-10 10-10h96q10 0 10 10v12z', 't3 K') +
    path('M56 306h60M56 324h40', 'Q z4');
  const watch =
    path('M76 404h42l4 22v64l-4 22H76l-4-22v-64z', 't4 K') +
    rect(64, 424, 66, 68, 'w K', 16) +
    path('M97 442v18l12 8', 'K z3');
  return (
    island('braces', 400, 306, 395, 270) +
    tie(130, 158, 256, 300, 'T4 z3') +
    tie(154, 304, 256, 306, 'T4 z3') +
    tie(130, 458, 256, 312, 'T4 z3') +
    path('M546 306H640', 'T4 z3 e') +
    phone +
    screen +
    watch +
    brace(310, 1) +
    brace(490, -1) +
    pair(150, 0, 56, 60, 'F') +
    pair(196, 0, 40, 84, 'T3') +
    pair(242, 0, 70, 40, 'T4') +
    path('M290 282h44M356 274v16', 'T5 z5') +
    pair(322, 28, 44, 50, 'T3') +
    pair(362, 28, 58, 34, 'T4') +
    pair(412, 0, 50, 64, 'T3') +
    pair(458, 0, 64, 44, 'T4') +
    cylinder(640, 214, 116, 184, 4, 't4', 't1')
  );
}

function bag(): Art {
  return (
    path('M-44-70h88l8 16-6 124h-92l-6-124z', 'sb K') +
    path('M-44-70h88l8 16h-104z', 'sc K') +
    rect(-30, -26, 60, 62, 'w K', 6) +
    path('M-14-4c-10 14 2 30 14 28s18-18 10-30-18-10-24 2zM-12 18c10-2 8-16 20-20', 't4 K')
  );
}

function mug(): Art {
  return (
    path('M-38-30h66v62q0 10-10 10h-46q-10 0-10-10z', 'w K') +
    path('M28-16c34-6 34 40 0 36', 'K z4') +
    path('M-20-44c-8-12 8-14 0-28M0-44c-8-12 8-14 0-28', 'Q z3') +
    rect(-38, -8, 66, 16, 't3')
  );
}

/** A shop: the browser has put up its awning, and the coffee goes into the basket. */
function shop(): Art {
  const awning =
    times(8, (i) => path(`M${76 + i * 81} 132h81v40a40.5 30 0 0 1-81 0z`, `${i % 2 ? 'w' : 't4'} K`)) +
    path('M76 132L104 78H696l28 54z', 'n K');
  const shelf = (x: number, art: Art, lit: boolean): Art =>
    rect(x, 240, 178, 214, lit ? 'w F z3' : 'w K', 12) +
    rect(x + 12, 252, 154, 128, lit ? 'h' : 't1', 8) +
    put(x + 89, 322, lit ? 0.86 : 0.9, art) +
    writing(x + 16, 402, [86], 1, 'K z4') +
    (lit
      ? rect(x + 16, 418, 146, 26, 'f K', 13) + writing(x + 66, 431, [46], 1, 'W z4')
      : writing(x + 16, 430, [50], 1, 'Q z4'));
  const jar = rect(-34, -44, 68, 96, 't2 K', 14) + rect(-40, -60, 80, 20, 't4 K', 6) + rect(-24, -16, 48, 40, 'w K', 6);
  return (
    island('shop', 400, 320, 395, 270) +
    browser(76, 92, 648, 420, 't2') +
    shelf(100, mug(), false) +
    shelf(311, bag(), true) +
    shelf(522, jar, false) +
    awning +
    path('M400 470C430 520 520 540 590 520', 'F z3 d') +
    circle(650, 512, 56, 'w K') +
    put(652, 516, 1, cart(0, 0, 64, 'K')) +
    circle(690, 474, 17, 'f K') +
    path('M686 470l5-4v16', 'W z3')
  );
}

function brick(x: number, y: number, w: number, h: number, tone: string, art: Art): Art {
  const studs = times(Math.round(w / 56), (i) => rect(x + 14 + i * 56, y - 12, 28, 14, `${tone} K`, 4));
  return studs + rect(x, y, w, h, `${tone} K`, 8) + art;
}

/** Content as bricks: the editor sets one more block into the page, and every channel gets it. */
function bricks(): Art {
  return (
    island('bricks', 400, 320, 395, 270) +
    rect(96, 512, 432, 20, 'n K', 8) +
    brick(112, 440, 400, 70, 't4', writing(136, 466, [150, 210], 22, 'W z4')) +
    brick(112, 316, 232, 122, 't2', path('M130 424l52-66 34 42 22-24 46 48z', 't4') + circle(262, 350, 14, 's K')) +
    brick(346, 378, 166, 60, 't1', writing(366, 400, [110, 70], 18, 'K z3')) +
    brick(112, 246, 232, 68, 'w', writing(134, 270, [170, 110], 22, 'K z5')) +
    rect(346, 316, 166, 60, 'K e', 8) +
    turn(-7, 470, 216, brick(386, 184, 166, 60, 'f', writing(408, 206, [100, 64], 18, 'W z4'))) +
    pointer(500, 236, 46) +
    path('M440 262v40M428 290l12 14 12-14', 'F z3') +
    tie(512, 470, 610, 160, 'T4 z3 e') +
    tie(512, 470, 610, 320, 'T4 z3 e') +
    tie(512, 470, 610, 480, 'T4 z3 e') +
    rect(610, 116, 120, 86, 'w K', 10) +
    path('M610 138v-12q0-10 10-10h100q10 0 10 10v12z', 't3 K') +
    rect(624, 150, 44, 40, 't2', 4) +
    writing(680, 158, [36, 24], 16, 'Q z3') +
    rect(636, 252, 68, 130, 'w K', 14) +
    rect(648, 274, 44, 40, 't2', 4) +
    writing(648, 330, [44, 30], 16, 'Q z3') +
    rect(616, 424, 108, 76, 'o K', 8) +
    rect(628, 436, 40, 52, 't3', 4) +
    writing(680, 448, [30, 22], 16, 'P z3') +
    path('M670 500v34M644 534h52', 'K z4')
  );
}

export const webBuilding: readonly Scene[] = [
  vignette('web-development-frontend', 'digital', boxModel),
  vignette('web-development-backend', 'digital', braces),
  vignette('web-development-ecommerce', 'digital', shop),
  vignette('web-development-cms', 'digital', bricks),
];
