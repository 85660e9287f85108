export { documentProblem, imageProblem } from './check-image.ts';
export { ImageField } from './image-field.tsx';
export { ImagePicker } from './image-picker.tsx';
export { ImageUpload } from './image-upload.tsx';

export { useUpload } from './use-upload.ts';
