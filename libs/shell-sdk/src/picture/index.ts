export { definePicture } from './define-picture.ts';
export type { PictureSurroundings } from './surroundings.ts';
