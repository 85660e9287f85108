import sharp from 'sharp';

/** A small picture, as a phone would take it, for upload fields. */
export const aPicture = async (name: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: 31, g: 138, b: 76 } },
  })
    .jpeg()
    .toBuffer(),
});
