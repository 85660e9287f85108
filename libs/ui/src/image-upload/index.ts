export { ImageUpload } from './image-upload.tsx';
export { sendImage } from './send-image.ts';
