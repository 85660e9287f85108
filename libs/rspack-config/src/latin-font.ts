import subsetFont from 'subset-font';

/** What the font's file says it is for (`unicode-range` of its package), from and to. */
const LATIN: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];

const KEPT = {
  targetFormat: 'woff2',
  // The design's weights are 400 to 700.
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  // Tabular figures, and what places letters and marks; not the alternates, which nothing chooses.
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
} as const;

const latinText = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_none, index) => String.fromCodePoint(first + index)),
).join('');

/** The Latin face of the portal with the weights, letters and features that it shows: half as large. */
export const latinFont = (font: Buffer): Promise<Buffer> => subsetFont(font, latinText, KEPT);
