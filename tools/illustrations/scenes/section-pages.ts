import { island } from '../ground.ts';
import { handset, mug, telephone } from '../kit/desk.ts';
import { palm } from '../kit/land.ts';
import { standing } from '../kit/people.ts';
import { writing } from '../kit/screens.ts';
import { bubble, check, gear, magnifier, tick } from '../kit/signs.ts';
import { paperArt } from '../papers.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, each, fade, path, put, rect, turn } from '../svg.ts';

/** A door in its frame, its threshold's left end at x, y; `ajar` opens it on a dark room with a light at its end. */
function door(x: number, y: number, color: string, sign: Art, ajar = false): Art {
  const leaf = `${color} K z2`;
  const closed =
    path('M14 0V-246H122V0Z', leaf) +
    path('M30-142V-228H106V-142ZM30-20V-118H106V-20Z', 'K') +
    circle(108, -128, 6, 's K');
  const open =
    path('M14 0V-246H122V0Z', 'o K z2') +
    path('M50 0L62-120H76L92 0Z', 'u3') +
    circle(69, -136, 15, 'u3') +
    path('M14-246L-34-222V30L14 0Z', leaf) +
    circle(-24, -106, 6, 's K');
  return put(
    x,
    y,
    1,
    path('M0 0V-260H136V0', 'w K z2'),
    ajar ? open : closed,
    path('M-14 0H150V16H-14Z', 's K'),
    circle(68, -306, 32, 'w K z2'),
    sign,
  );
}

/** Four doors that stand free on a map, one for each kind of trouble; somebody goes up to the one that is open. */
function doors(): Art {
  const scales = path('M68-324V-290M56-288H80M44-318H92M44-318L36-302H52ZM92-318L84-302H100Z', 'K');
  const links = path('M62-314a8 8 0 1 0 0 16h8M74-314a8 8 0 1 1 0 16h-8M60-306H76', 'K z3');
  const moon = path('M76-324a19 19 0 1 0 12 32a15 15 0 0 1-12-32z', 'u3 K');
  return (
    island('four doors', 480, 560, 450, 130) +
    palm(92, 590, 128, 't4 K', -1) +
    door(116, 520, 'u5', scales) +
    door(308, 548, 'u2', gear(68, -306, 19)) +
    door(520, 548, 'u1', links, true) +
    door(716, 520, 'u4', moon) +
    path('M588 566q-8 40-70 58t-120 60', 'F z3 e') +
    standing(470, 660, 0.92, { top: 'f', arm: 'M10-136L40-112 58-132' })
  );
}

/** Five papers on a desk, and the glass of whoever reads them second. */
function desk(): Art {
  const lay = (x: number, y: number, degrees: number, art: Art): Art =>
    turn(degrees, x, y, put(x - 140, y - 130, 1.75, art));
  const { plan, matrix, evidence, purchase, bill } = paperArt;
  return (
    fade(0.16, rect(104, 132, 780, 500, 'n', 40)) +
    rect(84, 108, 780, 500, 'sb K z2', 40) +
    path('M84 200q200-26 390 0t390-6M84 420q180 20 380-6t400 10M84 540q260-18 420 0t360-8', 'S') +
    lay(250, 250, -10, plan) +
    lay(690, 236, 9, purchase) +
    lay(236, 466, 6, bill) +
    lay(716, 462, -7, evidence) +
    lay(474, 350, 2, matrix) +
    magnifier(556, 420, 62, 't0', 'K') +
    check(556, 420, 44, 'T4 z4') +
    mug(450, 590, 1.5, 'f K') +
    path('M380 150l150-22', 'K z5') +
    path('M384 149l128-19', 'F z4')
  );
}

/** Praise in one bubble, and the telephone that checks it: the other one answers. */
function reference(): Art {
  const quote = (x: number): Art => path(`M${x} 190c0-44 18-66 50-76l8 18c-16 6-24 16-24 30h22v48h-56z`, 't4 K');
  return (
    island('a reference', 480, 590, 440, 110) +
    bubble(110, 70, 430, 210, 'w K z2') +
    quote(150) +
    quote(228) +
    writing(330, 132, [160, 130, 150], 34, 'Q z4') +
    bubble(600, 210, 270, 130, 't2 K z2', 'right') +
    tick(664, 275, 26) +
    writing(712, 262, [110, 80], 28, 'T5 z4') +
    path('M250 600H760V632H250Z', 'sb K z2') +
    path('M290 632v56M720 632v56', 'K z5') +
    telephone(470, 600, 1.5, 'f K z2') +
    turn(-24, 690, 440, handset(690, 440, 1.3, 'fc K z2')) +
    path('M560 590c60 40 90-30 60-70s20-70 40-30', 'K z3')
  );
}

/** One roof over four rooms, and one trace that runs through all of them. */
function oneRoof(): Art {
  const rooms: readonly [string, Art][] = [
    ['u1', writing(-40, -96, [80, 60, 70, 50], 20, 'L z4')],
    [
      'u2',
      rect(-46, -112, 92, 60, 'w K', 6) +
        path('M-60-40H60', 'L z4') +
        path('M-30-92l-12 12 12 12M30-92l12 12-12 12', 'T4 z3'),
    ],
    ['u3', path('M-44-44V-70h22v26zM-11-44v-52h22v52zM22-44v-74h22v74z', 'w K')],
    [
      'u4',
      path('M0-124C12-114 28-110 44-108V-82C44-56 24-40 0-30-24-40-44-56-44-82V-108C-28-110-12-114 0-124Z', 'w K') +
        check(0, -78, 34, 'T4 z4'),
    ],
  ];
  return (
    island('one roof', 480, 590, 450, 110) +
    path('M110 290L480 96 850 290Z', 'f K z2') +
    path('M440 170h80v52h-80z', 's K z2') +
    path('M480 170v52M440 196h80', 'K') +
    each(rooms, ([color, art], i) => {
      const x = 226 + i * 170;
      return (
        rect(x - 85, 290, 170, 270, `${color} K z2`) +
        rect(x - 62, 314, 124, 136, 'wa K', 10) +
        put(x, 452, 1, darker(art))
      );
    }) +
    path('M120 560H840V588H120Z', 'sb K z2') +
    path('M60 520H226V500H396V520H566V500H736V520H900', 'F z4 e') +
    each([226, 396, 566, 736], (x, i) => circle(x, i % 2 ? 520 : 500, 11, 'w K z2')) +
    standing(396, 560, 0.5, { top: 'w', arm: 'M10-136L40-120 56-140' }) +
    standing(640, 560, 0.5, { top: 't5', hair: 'bun', arm: 'M10-136L40-120 56-140' }) +
    palm(92, 612, 124, 't4 K', -1) +
    palm(868, 612, 112)
  );
}

// Rooms show their work on a light board: white strokes turn to lines of the family.
function darker(art: Art): Art {
  return art.replaceAll('"L z4"', '"T5 z4"');
}

export const sectionPages: readonly Scene[] = [
  hero('featured-hero', 'advisory', doors, 90),
  hero('why-choose-us-hero', 'advisory', desk),
  hero('testimonial-hero', 'advisory', reference),
  hero('about-us-home-hero', 'advisory', oneRoof),
];
