export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Linear light of red, green and blue. Björn Ottosson, "A perceptual color space for image processing". */
function toLinear([lightness, chroma, hue]: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function cut(light: number): number {
  return Math.min(1, Math.max(0, light));
}

function toByte(light: number): number {
  const gamma = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255);
}

export function toHex([lightness, chroma, hue]: Oklch): string {
  for (let c = chroma; ; c -= 0.002) {
    const rgb = toLinear([lightness, Math.max(c, 0), hue]);
    if (c <= 0 || rgb.every((v) => v >= -0.0005 && v <= 1.0005)) {
      const bytes = rgb.map((v) => toByte(cut(v)));
      return `#${bytes.map((b) => b.toString(16).padStart(2, '0')).join('')}`;
    }
  }
}

export function fromHex(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const gamma = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return gamma <= 0.04045 ? gamma / 12.92 : ((gamma + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI + (b < 0 ? 360 : 0)];
}

/** On screens of sRGB, which clip a color at the edge of their gamut. */
function luminance(color: Oklch): number {
  const [red = 0, green = 0, blue = 0] = toLinear(color).map(cut);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Oklch, other: Oklch): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
