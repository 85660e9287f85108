import { randomInt } from 'node:crypto';
import sharp from 'sharp';

/** A small picture, as a phone would take it, for upload fields: each another, since one document is one person's. */
export const aPicture = async (name: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 640, height: randomInt(480, 640), channels: 3, background: aColour() },
  })
    .jpeg()
    .toBuffer(),
});

const aColour = () => ({ r: randomInt(256), g: randomInt(256), b: randomInt(256) });
