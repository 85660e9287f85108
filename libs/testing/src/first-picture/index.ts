export { answering, answerTo, type PictureAnswers, textsOf } from './answering.ts';
export { builtPicture, type PictureScripts, runPicture } from './built-picture.ts';
