export { keyInAddress } from './application/file-key.ts';
export { Uploads } from './application/uploads.ts';
export type { FileKey } from './domain/upload.ts';
export { UploadsModule } from './uploads.module.ts';
