import { island } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { writing } from '../kit/screens.ts';
import { key, tick } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, path, put, rect, times, turn } from '../svg.ts';

function entity(x: number, y: number, rows: number, tone: string, hot = false): Art {
  const h = 44 + rows * 30;
  return (
    rect(x, y, 168, h, 'w K', 10) +
    path(`M${x} ${y + 36}v-26q0-10 10-10h148q10 0 10 10v26z`, `${tone} K`) +
    writing(x + 18, y + 18, [84], 1, 'W z4') +
    times(rows, (i) =>
      i === 0
        ? key(x + 24, y + 58, 20, hot ? 'F' : 'T5', 'z4') + writing(x + 58, y + 58, [70], 1, hot ? 'F z4' : 'K z4')
        : circle(x + 24, y + 58 + i * 30, 4, 't3') +
          writing(x + 58, y + 58 + i * 30, [48 + ((i * 17) % 34)], 1, 'Q z4'),
    )
  );
}

function crowFoot(x: number, y: number, side: 1 | -1): Art {
  return (
    path(`M${x} ${y - 11}L${x - side * 20} ${y}L${x} ${y + 11}M${x} ${y}h${-side * 20}`, 'K') +
    circle(x - side * 27, y, 7, 'w K')
  );
}

/** A crow, its foot at x, y: the bird that the notation is named after. */
function crow(x: number, y: number, scale: number): Art {
  return put(
    x,
    y,
    scale,
    path('M-4 0v-20M10 0v-20M-16 10l12-10 10 10M-4 0v12M-2 10L10 0 22 10M10 0v12', 'K z3'),
    path('M-74 6C-50-10-44-58-6-66C-2-92 34-98 40-74L62-66 40-58C44-30 20-14-14-16L-50-2z', 'o K'),
    path('M40-74L66-66 40-58Z', 'f K'),
    circle(24, -74, 4, 'l'),
    path('M-40-16C-20-24-6-36 2-54', 'P'),
  );
}

/** The data model: four entities, crow's feet, and the key on which all hangs. */
function schema(): Art {
  return (
    island('schema', 400, 305, 395, 270) +
    path('M256 170H330V262H366', 'K') +
    path('M534 300H580V180H602', 'K') +
    path('M256 440H320V330H366', 'K') +
    path('M534 350H572V452H602', 'K') +
    crowFoot(256, 170, -1) +
    crowFoot(256, 440, -1) +
    crowFoot(602, 180, 1) +
    crowFoot(602, 452, 1) +
    path('M352 252v20M358 252v20M352 320v20M358 320v20M542 290v20M548 290v20M542 340v20M548 340v20', 'K') +
    entity(88, 96, 3, 't4') +
    entity(88, 370, 3, 't4') +
    entity(366, 190, 5, 't5', true) +
    entity(602, 106, 3, 't4') +
    entity(602, 386, 2, 't4') +
    crow(296, 428, 1) +
    rect(360, 184, 180, 206, 'F z3 e', 14)
  );
}

function rails(d: string): Art {
  return `${path(d, 'T2 z6')}<path d="${d}" class="K" stroke-width="30"/><path d="${d}" class="T1" stroke-width="25"/><path d="${d}" class="Q" stroke-width="25" stroke-dasharray="5 13" stroke-linecap="butt"/>`;
}

function wagon(x: number, y: number, angle: number, tone: string): Art {
  return turn(
    angle,
    x,
    y,
    rect(x - 34, y - 20, 68, 40, `${tone} K`, 6) +
      path(`M${x - 20} ${y - 7}h40M${x - 20} ${y + 7}h26`, tone === 'f' ? 'W z3' : 'K z3'),
  );
}

/** Change of database as a railway switch: rows still run, the points already lie to the new line. */
function switchTrack(): Art {
  return (
    island('switch', 400, 310, 395, 270) +
    rails('M40 330H300C400 330 440 190 540 190H600') +
    rails('M40 330H300C400 330 440 448 540 448H600') +
    wagon(110, 330, 0, 'w') +
    wagon(194, 330, 0, 't2') +
    wagon(278, 330, 0, 'w') +
    wagon(452, 408, 36, 'f') +
    wagon(544, 448, 0, 't2') +
    path('M300 330C340 330 362 352 384 374', 'F z4') +
    cylinder(600, 100, 130, 160, 3, 'q', 'w') +
    path('M640 176l50 44M690 176l-50 44', 'K z4') +
    cylinder(600, 362, 130, 168, 4, 't4', 't1') +
    tick(724, 374, 22) +
    path('M330 246v36', 'K z5') +
    rect(308, 280, 44, 16, 'o K', 5) +
    path('M330 280L366 214', 'K z4') +
    circle(369, 208, 13, 'f K') +
    path('M60 268h90M60 392h150', 'Q d')
  );
}

export const databaseAdministration: readonly Scene[] = [
  vignette('database-administration-implementation', 'erp', schema),
  vignette('database-administration-migration', 'erp', switchTrack),
];
