import { island, plateau, ridge } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { standing } from '../kit/people.ts';
import { shade } from '../kit/screens.ts';
import { cart, cloud, pin } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, path, put, rect, times, turn } from '../svg.ts';

/** A wave that breaks to the right, its crest near 300, 90; the number of its rollout stands on its back. */
function wave(tone: string, number: string): Art {
  return [
    path(
      'M-70 520C20 470 40 110 300 84C420 74 500 120 510 206C470 160 410 160 372 204C312 276 360 420 480 462C560 486 630 486 720 470V600H-70Z',
      `${tone} K z3`,
    ),
    path('M10 500C90 450 110 220 262 150M76 520C190 470 190 300 268 220M180 530C250 500 250 420 264 360', 'T2 z4'),
    path(
      'M300 84C420 74 500 120 510 206C526 176 560 190 552 220C580 236 556 266 534 250C520 272 490 254 498 232C470 214 470 190 478 184C450 160 430 176 420 168C404 150 380 176 366 158C344 150 350 124 330 126C306 130 286 110 300 84Z',
      'l K z2',
    ),
    figures(150, 330, number, 84, 'W z5'),
  ].join('');
}

/** One wave at a time: the first is ridden on a board of account segments, the second rolls in behind it. */
function firstWave(): Art {
  const board =
    path('M-126 6C-60-18 70-18 136-4C70 26-60 28-126 6Z', 'f K z2') + path('M-40-11V18M-2-13V20M44-12V16', 'W z3');
  return (
    island('first wave', 400, 320, 395, 268) +
    circle(646, 150, 54, 'u3 K z2') +
    clip(
      'surf',
      'M14 360C14 170 180 30 400 30S786 170 786 430C786 548 610 592 400 592S14 560 14 360Z',
      put(-62, 150, 0.72, wave('t3', '2')),
      put(120, 40, 1, wave('t4', '1')),
      path(`M240 560${'q22-14 44 0t44 0'.repeat(7)}`, 'W z3'),
    ) +
    turn(-6, 616, 500, put(616, 500, 1, board)) +
    standing(616, 494, 1.06, { top: 'w', legs: 'n K', arm: 'M4-138C26-140 50-132 78-142', hair: 'short' }) +
    path('M476 520q-34-4-52-26M496 540q-40 2-70-12', 'W z4')
  );
}

/** A cable car carries the database over the valley, from the old hall to the cloud. */
function cableway(): Art {
  const car =
    path('M0-96v40', 'K z4') +
    rect(-16, -110, 32, 16, 'k', 8) +
    rect(-62, -56, 124, 118, 'f K', 18) +
    rect(-48, -42, 96, 66, 'w K', 10) +
    cylinder(-26, -34, 52, 56, 3, 't3', 't1') +
    path('M-62 40H62', 'W z3');
  const hall =
    rect(60, 292, 140, 130, 'wb K z2', 4) +
    path('M50 292l80-46 80 46z', 't4 K') +
    times(
      3,
      (i) =>
        rect(78 + i * 38, 316, 26, 92, 'o K', 3) +
        path(`M${84 + i * 38} 330h14M${84 + i * 38} 344h14M${84 + i * 38} 358h14`, 'P z3'),
    );
  const land = clip(
    'valley',
    'M16 330a384 262 0 1 0 768 0a384 262 0 1 0-768 0z',
    put(190, 0, 1, ridge('valley one', 640, 300, 620, 't2 T3', 0.7)),
    path('M0 420H230C290 430 300 560 380 566S560 590 800 560V620H0Z', 't3 T4'),
    path('M0 470H200C260 480 280 590 400 600H0Z', 't4'),
  );
  return (
    island('cableway', 400, 320, 395, 280) +
    land +
    hall +
    path('M206 230L236 422H188Z', 'w K') +
    path('M100 216C260 270 440 210 640 188M100 234C260 288 440 228 640 206', 'K') +
    cloud(628, 232, 150, 'w K') +
    cylinder(588, 150, 80, 68, 3, 't3', 't1') +
    put(412, 326, 1, car) +
    path('M500 316l34-12M500 340l40-14', 'F z3')
  );
}

function mule(): Art {
  const leg = (x: number, far: boolean): Art =>
    path(`M${x - 18}-140L${x - 13}-16h30L${x + 24}-140z`, far ? 'sc K' : 'sb K') +
    path(`M${x - 15}-18h34l4 18h-40z`, 'o K');
  return [
    path('M158-236C190-222 186-170 180-132', 'K z5') + path('M178-140l8 34-18-4z', 'o K'),
    leg(-60, true) + leg(142, true),
    path('M-168-350L-176-432Q-158-440-150-424L-146-352Z', 'sc K'),
    path('M-108-270C-124-306-140-330-146-352L-196-318C-184-270-160-226-134-196Z', 'sb K'),
    path('M-128-270C-140-306-146-322-140-360', 'o z6') + path('M-118-262C-132-306-140-330-142-368', 'K z6'),
    path(
      'M-138-356C-156-376-196-372-224-346L-262-296C-272-276-256-264-238-268L-190-284C-160-292-134-320-138-356Z',
      'sb K',
    ),
    path('M-262-296C-272-276-256-264-238-268L-226-272C-228-292-240-304-258-302Z', 's K'),
    path('M-150-356L-142-436Q-124-438-122-420L-128-350Z', 'sb K'),
    circle(-192, -334, 5, 'k') + circle(-252, -284, 3, 'k'),
    path('M-134-196C-150-246-120-276-84-276H96C150-276 176-240 166-186L156-126C100-104-60-104-110-128Z', 'sb K'),
    leg(-92, false) + leg(118, false),
    path('M-230-350L-206-276M-196-318L-224-294', 'F z4'),
    path('M-76-280H104L116-168Q14-140-88-168Z', 't4 K') + path('M-84-186Q14-158 112-186', 'F z4'),
  ].join('');
}

function load(): Art {
  return [
    rect(-104, -150, 110, 96, 't2 K', 6) +
      path('M-104-122h110', 'K') +
      put(-49, -90, 1, path('M-30 8h60M-30 22h40M-30-6h52', 'K z3')),
    rect(14, -150, 110, 96, 's K', 6) + path('M14-122h110', 'K') + put(70, -92, 0.9, cart(0, 4, 56)),
    rect(-46, -244, 112, 92, 't3 K', 6) +
      put(
        10,
        -158,
        0.76,
        path('M-40 0v-14c0-20 12-32 31-36q9 9 18 0c19 4 31 16 31 36V0Z', 'w K'),
        circle(0, -76, 23, 'sc K'),
        path('M-24-74C-28-106 28-106 24-74C18-84 6-86-4-86S-20-84-24-74Z', 'o K'),
      ),
    path('M-110-54H130M-104-100H6M14-100H124', 'K z1'),
    path('M-74-150V-54M94-150V-54M-22-244V-152M42-244V-152', 'F z4'),
  ].join('');
}

/** Oracle carries the business, we carry the map: a guide walks ahead of a loaded mule and reads the way. */
function caravan(): Art {
  const sheetOfMap = [
    shade(66, 330, 190, 150, 4),
    path('M60 336l64-20v150l-64 20zM124 316l64 20v150l-64-20zM188 336l64-20v150l-64 20z', 'w K'),
    path('M124 316l64 20v150l-64-20z', 't0 K'),
    path(
      'M76 366c20-22 36 10 48-14s40 16 62 6 30-22 54-14M72 426c24-20 34 4 54-8s34 14 58 4 36-24 58-14M76 396c20-14 30 6 48-6',
      'T3',
    ),
    path('M78 452C110 420 130 452 152 410S200 416 226 352', 'F z4 e'),
    put(226, 352, 0.42, pin(0, 0, 100)),
  ].join('');
  return [
    clip(
      'valley',
      'M20 450C20 210 220 90 480 90S940 210 940 450 760 620 480 620 20 600 20 450Z',
      rect(0, 60, 960, 560, 't0'),
      circle(770, 280, 84, 's') + circle(770, 280, 54, 'u3'),
      path('M0 430C90 300 170 250 250 330S400 220 500 320 700 250 800 340 900 300 980 380V640H0Z', 't1'),
      path('M0 480C120 380 240 380 330 440S560 360 660 430 860 400 980 460V640H0Z', 't2'),
    ),
    plateau('caravan', 480, 590, 465, 122),
    path('M120 640C300 676 640 676 900 630', 'W z5 e'),
    put(600, 640, 1, mule(), put(10, -226, 1, load())),
    path('M384 352C350 420 330 440 292 452', 'F z4'),
    standing(262, 652, -1.56, { top: 't5', legs: 'n K', arm: 'M4-130C20-112 30-108 46-118', hair: 'short' }),
    path('M208 374q54-20 108 0-10 8-54 8t-54-8zM232 366q4-34 30-34t30 34z', 'u3 K'),
    turn(-3, 160, 400, sheetOfMap),
    circle(190, 468, 14, 'sc K'),
  ].join('');
}

export const oracleServices: readonly Scene[] = [
  hero('oracle-services-hero', 'erp', caravan),
  vignette('oracle-services-implementation', 'erp', firstWave),
  vignette('oracle-services-migration', 'erp', cableway),
];
