import subsetFont from 'subset-font';

/** Characters from the first to the last, or one. */
type Range = readonly [first: number, last?: number];

/** The two files that the build makes of the Latin face, by what is written with them. */
export type LatinPart = 'common' | 'other';

/** English and French, with the marks of their sentences, spans of dates (U+2009), products (×) and arrows (‹ › ↑). */
const COMMON: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0],
  [0xab],
  [0xb7],
  [0xbb],
  [0xc0],
  [0xc2],
  [0xc7, 0xcb],
  [0xce, 0xcf],
  [0xd4],
  [0xd7],
  [0xd9],
  [0xdb],
  [0xe0],
  [0xe2],
  [0xe7, 0xeb],
  [0xee, 0xef],
  [0xf4],
  [0xf9],
  [0xfb, 0xfc],
  [0x152, 0x153],
  [0x2009],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022],
  [0x2026],
  [0x202f],
  [0x2039, 0x203a],
  [0x2191],
  [0x2212],
];

/** All of the font's file (`unicode-range` of its package). */
const LATIN: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x304],
  [0x308],
  [0x329],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
  [0xfeff],
  [0xfffd],
];

const KEPT = {
  targetFormat: 'woff2',
  // The design's weights are 400 to 700.
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  // Tabular figures, and what places letters and marks; not the alternates, which nothing chooses.
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
} as const;

const pointsOf = (ranges: readonly Range[]): number[] =>
  ranges.flatMap(([first, last = first]) =>
    Array.from({ length: last - first + 1 }, (_none, index) => first + index),
  );

const common = pointsOf(COMMON);

/** The code points of each part; `faces.css` of libs/ui names the same, so that a page fetches what it shows. */
export const LATIN_POINTS: Readonly<Record<LatinPart, readonly number[]>> = {
  common,
  other: pointsOf(LATIN).filter((point) => !common.includes(point)),
};

/** One part of the Latin face with the weights, letters and features that the portal shows. */
export const latinFont = (font: Buffer, part: LatinPart): Promise<Buffer> =>
  subsetFont(font, String.fromCodePoint(...LATIN_POINTS[part]), KEPT);
