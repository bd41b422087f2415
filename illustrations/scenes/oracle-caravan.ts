import { plateau } from '../ground.ts';
import { standing } from '../kit/people.ts';
import { shade } from '../kit/screens.ts';
import { cart, pin } from '../kit/signs.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, clip, path, put, rect, turn } from '../svg.ts';

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
      'M20 470C20 210 220 90 480 90S940 210 940 470V560H20Z',
      rect(0, 60, 960, 560, 't0'),
      circle(760, 206, 84, 's') + circle(760, 206, 54, 'u3'),
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

export const oracleCaravan: readonly Scene[] = [hero('oracle-services-hero', 'erp', caravan)];
