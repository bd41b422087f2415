/** A source of numbers in [0, 1) that repeats for the same seed. */
export type Random = () => number;

/** Returns a 32-bit number for a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Makes a random source from a seed text (mulberry32). */
export function seeded(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A height at a point, roughly -1 to 1. */
export type Noise = (x: number, y: number) => number;

/** Makes smooth gradient noise (Perlin's) with features about one unit wide. */
export function gradientNoise(seed: string): Noise {
  const random = seeded(seed);
  const angles = Array.from({ length: 256 }, () => random() * Math.PI * 2);
  const angle = (x: number, y: number): number =>
    angles[(Math.imul(x, 374761393) + Math.imul(y, 668265263)) & 255] as number;
  const reach = (cx: number, cy: number, x: number, y: number): number => {
    const turn = angle(cx, cy);
    return Math.cos(turn) * (x - cx) + Math.sin(turn) * (y - cy);
  };
  const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - left), ease(y - top)];
    const upper = reach(left, top, x, y) * (1 - u) + reach(left + 1, top, x, y) * u;
    const lower = reach(left, top + 1, x, y) * (1 - u) + reach(left + 1, top + 1, x, y) * u;
    return (upper * (1 - v) + lower * v) * 1.5;
  };
}
