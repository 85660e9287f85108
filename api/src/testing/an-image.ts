import sharp from 'sharp';

/** A real picture, with metadata that must not survive an upload. */
export const anImage = (
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  { width = 64, height = 48 } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 31, g: 138, b: 76 } } })
    .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'taken at home' } })
    .toFormat(format)
    .toBuffer();
