export { answering, answerTo, type PictureAnswers, textsOf } from './answering.ts';
export { builtPicture, runPicture } from './built-picture.ts';
