export type { FindPicture } from './picture-query.ts';
export { ViewPictures } from './view-pictures.tsx';
