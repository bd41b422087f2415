import { type Art, circle, ellipse, path, rect, times, turn } from './svg.ts';

/** Small signs of the made-up partners and clients, each on 48 x 48, by the id of its wordmark. */
const emblems: Record<string, Art> = {
  'pelicano-cloud':
    path('M9 36a10 10 0 0 1 0-20 14 14 0 0 1 26-4L48 26 30 29a11 11 0 0 1-9 7Z', 'k') + circle(30, 18, 2.5, 'w'),
  'guayacan-systems':
    circle(24, 12, 10, 'k') +
    circle(12, 23, 9, 'k') +
    circle(36, 23, 9, 'k') +
    path('M24 20V45M24 34l9-8M24 38l-8-8', 'K z3'),
  'cangrejo-networks':
    ellipse(24, 32, 15, 10, 'k') +
    path('M10 26C2 20 4 8 14 6c-4 6 0 8 4 6 0 8-2 10-4 12M38 26C46 20 44 8 34 6c4 6 0 8-4 6 0 8 2 10 4 12', 'k') +
    path('M6 38l-4 6M42 38l4 6M12 42l-2 5M36 42l2 5', 'K'),
  'tinglar-backup':
    path('M24 4C38 12 40 32 24 46 8 32 10 12 24 4Z', 'k') +
    path('M24 10V40M18 14q-4 14 2 24M30 14q4 14-2 24', 'W') +
    path('M10 16L2 12M38 16l8-4M12 36l-7 5M36 36l7 5', 'K z3'),
  'mucaro-watch':
    path('M6 8q18 8 36 0v20q0 14-18 16Q6 42 6 28Z', 'k') +
    circle(16, 22, 7, 'w') +
    circle(32, 22, 7, 'w') +
    circle(16, 22, 3, 'k') +
    circle(32, 22, 3, 'k') +
    path('M21 30h6l-3 5z', 'w'),
  'garita-identity':
    path('M10 46V24a14 15 0 0 1 28 0v22Z', 'k') + path('M6 24h36M24 9V3', 'K z3') + path('M24 30v10', 'W z4'),
  'caracol-vault': path(
    'M25 25c0-5 7-4 7 2 0 8-13 9-15 0-2-12 14-18 22-8 8 12-2 25-15 25C10 44 4 36 4 26 4 12 14 4 26 4',
    'K z4',
  ),
  'coqui-signal':
    path('M8 34a16 14 0 0 1 32 0q0 8-16 8T8 34Z', 'k') +
    circle(14, 20, 6, 'k') +
    circle(34, 20, 6, 'k') +
    circle(14, 20, 2, 'w') +
    circle(34, 20, 2, 'w') +
    path('M14 33q10 6 20 0', 'W') +
    path('M16 8a11 11 0 0 1 16 0M11 3a19 19 0 0 1 26 0', 'K'),
  'mangle-mesh':
    path(
      'M24 4V22M24 16C10 18 6 30 6 46M24 20C16 24 15 34 15 46M24 22V46M24 20c8 4 9 14 9 26M24 16c14 2 18 14 18 30',
      'K z3',
    ) + circle(24, 6, 5, 'k'),
  'trapiche-data':
    circle(12, 30, 10, 'k') +
    circle(36, 30, 10, 'k') +
    circle(24, 12, 10, 'k') +
    circle(12, 30, 3, 'w') +
    circle(36, 30, 3, 'w') +
    circle(24, 12, 3, 'w'),
  'yagrumo-charts':
    times(5, (i) =>
      turn(
        (i - 2) * 40,
        24,
        34,
        rect(20, 34 - ([20, 26, 32, 26, 20][i] as number), 8, [20, 26, 32, 26, 20][i] as number, 'k', 4),
      ),
    ) + path('M24 32v14', 'K z3'),
  'ausubo-ledger':
    path('M4 26a20 20 0 0 1 40 0Z', 'k') +
    path('M12 26a12 12 0 0 1 24 0M19 26a5 5 0 0 1 10 0', 'W') +
    path('M4 33h40M4 40h40', 'K z3'),
  'zumbador-edi':
    path('M4 8L28 18 20 32Z', 'k') +
    path('M28 18c8-6 14-2 14 4L28 34 20 32Z', 'k') +
    path('M42 20l6-4', 'K') +
    path('M22 32L12 46 28 34Z', 'k'),
  'quenepa-pay':
    circle(22, 28, 17, 'k') +
    circle(22, 28, 9, 'w') +
    circle(22, 28, 4, 'k') +
    path('M26 12C28 2 38 0 44 4 42 12 34 16 26 12Z', 'k'),
  'pitirre-mobile':
    rect(10, 2, 28, 44, 'k', 7) +
    path('M14 24c6 0 10-4 12-10l8 4-4 4c0 8-6 12-16 12l6-5z', 'w') +
    path('M20 40h8', 'W'),
  'alcapurria-labs': turn(
    -32,
    24,
    24,
    ellipse(24, 24, 22, 11, 'k') + path('M12 18q4 6 0 12M20 15q4 9 0 18M28 15q4 9 0 18M36 18q3 6 0 12', 'W'),
  ),
  'guiro-documents': turn(
    38,
    24,
    24,
    rect(14, 2, 20, 44, 'k', 10) + times(6, (i) => path(`M19 ${12 + i * 5}h10`, 'W')),
  ),
  'cotorra-voice':
    path('M40 26C40 10 26 2 14 8 4 14 4 30 10 46 18 36 26 44 34 38c-6-2-6-8 6-12Z', 'k') +
    circle(22, 20, 4, 'w') +
    path('M40 26q6 4 2 12-4-2-8 0', 'k'),
  'cooperativa-luna-de-papel':
    path('M30 4A21 21 0 1 0 44 34 17 17 0 0 1 30 4Z', 'k') +
    path('M30 4l8 10-10 4z', 'k') +
    path('M8 24l14 2M14 36l10-8', 'W'),
  'grupo-financiero-quinta-marea': times(5, (i) =>
    path(`M4 ${10 + i * 8}q5-6 10 0t10 0 10 0 10 0`, i % 2 ? 'K' : 'K z3'),
  ),
  'turismo-isla-inventada':
    path('M4 30C2 18 14 8 26 12s20 6 18 16-14 14-24 12S6 38 4 30Z', 'k') +
    path('M11 29c0-8 8-12 16-9s12 4 10 9-10 6-16 5-10-1-10-5ZM19 28c1-4 6-4 9-3s3 3 0 4-9 2-9-1Z', 'W'),
  'fondo-vial-tres-semaforos':
    rect(2, 14, 44, 20, 'k', 10) +
    circle(12, 24, 5, 'w') +
    circle(24, 24, 5, 'w') +
    circle(36, 24, 5, 'w') +
    path('M24 34v12M24 14V6', 'K z3'),
  'salud-jardin-de-aire':
    times(4, (i) => turn(i * 90, 24, 24, path('M24 22C14 16 16 4 24 2c8 2 10 14 0 20Z', 'k'))) + circle(24, 24, 3, 'k'),
  'universidad-del-faro-dormido':
    path('M16 46L19 18H29L32 46Z', 'k') +
    path('M15 18a9 9 0 0 1 18 0Z', 'k') +
    path('M20 14q4 4 8 0', 'W') +
    path('M17 32h14', 'W z3') +
    path('M4 12l7 3M44 12l-7 3M3 22h7M45 22h-7', 'K'),
  'aguas-del-rio-imaginado':
    path('M24 2C34 16 40 22 40 31a16 16 0 0 1-32 0C8 22 14 16 24 2Z', 'k') +
    path('M8 30q4-5 8 0t8 0 8 0 8 0M11 38q4-4 7 0t7 0 7 0', 'W'),
  'consultores-brujula-y-media':
    circle(19, 24, 17, 'k') +
    path('M19 12l5 12-5 12-5-12z', 'w') +
    path('M30 40a17 17 0 0 0 0-32', 'K z4') +
    path('M40 38a22 22 0 0 0 0-28', 'K'),
};

// For a partner that has no sign of its own yet: the plain survey mark.
const plain = path('M24 5L44 42H4Z', 'k') + circle(24, 30, 5, 'w');

/** The sign of a wordmark, by its id. */
export function emblem(id: string): Art {
  return emblems[id] ?? plain;
}
