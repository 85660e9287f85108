export { builtPicture, runPicture } from './built-picture.ts';
