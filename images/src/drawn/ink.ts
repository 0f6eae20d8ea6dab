/** Colours by OKLCH, so that one lightness looks equally light in every hue. */
export type Hex = `#${string}`;

type Triple = readonly [number, number, number];

function toLinear(lightness: number, a: number, b: number): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function channel(linear: number): string {
  const light = Math.min(1, Math.max(0, linear));
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}

/** `lightness` 0-1, `chroma` 0-0.3, `hue` in degrees. */
export function ink(lightness: number, chroma: number, hue: number): Hex {
  const angle = (hue * Math.PI) / 180;
  const [red, green, blue] = toLinear(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
  return `#${channel(red)}${channel(green)}${channel(blue)}`;
}

/** Colours of one drawing: the ground, what stands on it, and a second colour that answers it. */
export type Colours = { readonly ground: Hex; readonly figure: Hex; readonly second: Hex };

/** Four ways to print a logo, in the manner of a dyer: on paper, on indigo, as a seal, on sand. */
export type Tone = 'paper' | 'deep' | 'seal' | 'sand';

/** Dyes that answer a ground: vermilion, ochre, pine, indigo. */
const DYES = [
  { hue: 38, hex: ink(0.6, 0.135, 38) },
  { hue: 80, hex: ink(0.74, 0.115, 80) },
  { hue: 155, hex: ink(0.5, 0.07, 155) },
  { hue: 235, hex: ink(0.49, 0.075, 235) },
] as const;

const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** The dye that stands a third of the circle away: neither alike nor glaring. */
function answering(hue: number): Hex {
  const [best] = [...DYES].sort((a, b) => Math.abs(apart(a.hue, hue) - 125) - Math.abs(apart(b.hue, hue) - 125));
  return best?.hex ?? DYES[0].hex;
}

/** Purples and pinks glow where earth and sea colours do not; they are dyed thinner. */
function dyed(hue: number): number {
  return 1 - 0.42 * Math.max(0, 1 - apart(hue, 325) / 65);
}

export function colours(tone: Tone, hue: number): Colours {
  const depth = dyed(hue);
  switch (tone) {
    case 'paper':
      return { ground: ink(0.935, 0.02 * depth, hue), figure: ink(0.45, 0.08 * depth, hue), second: answering(hue) };
    case 'deep':
      return {
        ground: ink(0.33, 0.05 * depth, hue),
        figure: ink(0.93, 0.026, 85),
        second: ink(0.76, 0.1, (hue % 120) + 30),
      };
    case 'seal':
      return { ground: ink(0.55, 0.1 * depth, hue), figure: ink(0.965, 0.018, 85), second: ink(0.84, 0.07, 85) };
    case 'sand':
      return { ground: ink(0.885, 0.05 * depth, hue), figure: answering(hue), second: ink(0.37, 0.05 * depth, hue) };
  }
}
