export { keyInAddress } from './api/file-key.ts';
export { Uploads } from './api/uploads.ts';
export type { FileKey } from './domain/upload.ts';
export { UploadsModule } from './uploads.module.ts';
