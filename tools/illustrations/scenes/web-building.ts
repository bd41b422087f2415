import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { figures } from '../kit/figures.ts';
import { browser, phone, shade, writing } from '../kit/screens.ts';
import { cart, check, pointer } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, num, path, put, rect, times, turn } from '../svg.ts';

/** Screens that answer the thumb: the reach of one hand as rings, the button lies in the nearest. */
function thumbZone(): Art {
  const reach = (r: number): string => `M${num(496 - r)} 560A${r} ${r} 0 0 1 496 ${560 - r}V560Z`;
  return [
    island('thumb', 400, 310, 395, 275),
    path('M268 46H500M268 38v16M500 38v16', 'K z3') +
      rect(340, 26, 88, 40, 'w K', 8) +
      figures(360, 35, '360', 22, 'K z3'),
    each([210, 276, 342, 408], (y) => rect(238, y, 60, 54, 'sc K', 26)),
    phone(260, 84, 248, 488),
    `<clipPath id="thumb"><rect x="269" y="93" width="230" height="470" rx="26"/></clipPath><g clip-path="url(#thumb)">${path(reach(420), 't0')}${path(reach(330), 't1')}${path(reach(225), 't2')}${each([225, 330, 420], (r) => path(`M${496 - r} 560A${r} ${r} 0 0 1 496 ${560 - r}`, 'T4 e'))}</g>`,
    rect(286, 136, 196, 84, 'w K', 10) + path('M298 212l46-50 28 30 20-18 40 38z', 't3'),
    path('M286 250h120', 'K z5') + writing(286, 278, [186, 160], 22, 'Q z4'),
    rect(322, 394, 150, 58, 'f K', 29) + path('M358 423h78', 'L z5'),
    path('M352 372l-12-18M398 364v-22M444 372l12-18', 'F z4'),
    path(
      'M726 596C700 500 640 440 560 424C520 414 470 396 448 406C424 418 434 446 462 456C500 470 520 500 524 540C528 572 556 590 600 596Z',
      'sc K',
    ),
    path('M446 412c-10 10 0 28 16 34 6-10 4-26-16-34z', 's K'),
    path('M520 500c16 4 28 14 34 28M606 470c8 14 10 26 8 40', 'K z1'),
    rect(578, 568, 170, 34, 't4 K', 8),
  ].join('');
}

function order(x: number, y: number, ghost = false): Art {
  return put(
    x,
    y,
    1,
    ghost ? '' : shade(-36, -48, 72, 96, 6),
    rect(-36, -48, 72, 96, ghost ? 'w K e' : 'w K', 6),
    path('M-20-26h40M-20-10h28', 'Q z4'),
    rect(-20, 12, 40, 18, ghost ? 'q' : 't4', 4),
  );
}

/** A nervous double click: two same orders arrive, the gate lets one through and keeps the other from counting twice. */
function exactlyOnce(): Art {
  const rollers = times(15, (i) => circle(54 + i * 50, 438, 13, 'w K'));
  return [
    island('once', 400, 320, 395, 265),
    rect(28, 416, 744, 44, 't3 K', 22) + rollers,
    path('M90 460v96M710 460v96', 'K z4') + path('M40 556H770', 'K z4'),
    shade(52, 120, 190, 90, 45),
    rect(52, 120, 190, 90, 'f K z2', 45) + path('M100 165h94', 'L z6'),
    pointer(206, 168, 64, 'q W'),
    pointer(180, 176, 64),
    path('M150 96V72M100 104L84 84M206 102l14-20', 'F z4'),
    path('M140 226v60M128 272l12 16 12-16', 'T4 z4'),
    order(110, 366),
    order(212, 366),
    rect(300, 150, 190, 266, 't4 K z2', 18),
    path('M300 300h190v116h-28V340q0-14-14-14H342q-14 0-14 14v76h-28z', 'tc K'),
    rect(330, 182, 130, 84, 'o K', 10),
    order(395, 374),
    figures(352, 204, '2', 38, 'T3 z4') +
      path('M386 224h24M400 212l12 12-12 12', 'L z3') +
      figures(424, 204, '1', 38, 'F z4'),
    path('M440 150q0-40 26-40t26 40', 'K z4') + circle(395, 132, 18, 'f K'),
    path('M560 416V318l60-26 60 26v98z', 'sb K') +
      path('M560 318l60 26 60-26M620 344v72', 'K') +
      path('M590 304l60 26v30', 'K'),
    check(620, 232, 60, 'T4 z5'),
    path('M395 466v20M383 478l12 14 12-14', 'Q z4'),
    turn(8, 395, 524, order(395, 512, true)),
    path('M326 514h138l-18 66H344z', 't2 K') + figures(380, 534, '=', 26, 'K z3'),
  ].join('');
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
    circle(650, 512, 56, 'w K z2') +
    put(652, 516, 1, cart(0, 0, 64, 'K')) +
    circle(690, 474, 17, 'f K') +
    path('M686 470l5-4v16', 'W z3')
  );
}

/** A field for each kind of content: a toy box that takes a picture, a date and a title only where they belong. */
function shapeSorter(): Art {
  const { block } = isometric(400, 292);
  const lid = [rect(30, 34, 104, 84, 'o K', 6), circle(214, 76, 48, 'o K z3'), rect(34, 168, 220, 44, 'o K', 22)].join(
    '',
  );
  const picture = [
    path('M-72-52L-52-74H92V46L72 68', 'fc K z2'),
    rect(-72, -52, 144, 120, 'f K z3', 8),
    path('M-56 52L-20-2 8 32 28 12 56 52Z', 'w K'),
    circle(34, -20, 14, 'h K'),
  ].join('');
  return [
    plateau('sorter', 400, 444, 388, 150),
    block(-10, -10, 0, [300, 260, 150], 't', {
      top: lid,
      left: put(150, 78, 1, writing(-96, -12, [190, 130], 28, 'L z5')),
      right: put(130, 78, 1, circle(0, 0, 34, 'w K z2'), check(0, 2, 40, 'T4 z5')),
    }),
    path('M405 140v52M386 174l19 20 19-20', 'F z4'),
    turn(-8, 405, 78, put(405, 78, 0.66, picture)),
    put(
      668,
      178,
      1,
      path('M-54 6v20a54 54 0 0 0 108 0V6', 'tc K z2'),
      circle(0, 0, 54, 't2 K z2'),
      path('M0-30V0L20 14', 'K z4'),
    ),
    put(
      112,
      470,
      1,
      path('M-78 4v14q0 22 22 22H56q22 0 22-22V4', 'sc K z2'),
      rect(-78, -26, 156, 52, 'sb K z2', 26),
      path('M-40 0h80', 'K z5'),
    ),
    path('M612 214q-36 12-62 44', 'T4 z4 e'),
  ].join('');
}

export const webBuilding: readonly Scene[] = [
  vignette('web-development-frontend', 'digital', thumbZone),
  vignette('web-development-backend', 'digital', exactlyOnce),
  vignette('web-development-ecommerce', 'digital', shop),
  vignette('web-development-cms', 'digital', shapeSorter),
];
