export { DocumentUpload } from './document-upload.tsx';
