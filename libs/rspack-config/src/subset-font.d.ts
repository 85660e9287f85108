declare module 'subset-font' {
  interface Kept {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number; readonly default: number }>
    >;
    readonly keepFeatures: readonly string[];
  }

  /** A font with the letters of a text only, and of those what is to be kept. */
  export default function subsetFont(font: Buffer, text: string, kept: Kept): Promise<Buffer>;
}
