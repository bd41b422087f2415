declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  /** Takes a font and the characters to keep, gives the smaller font. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}
