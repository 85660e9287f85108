export { keyInAddress } from './application/file-key.ts';
export { KEEP_DOCUMENTS_MS, Uploads } from './application/uploads.ts';
export type { FileKey } from './domain/upload.ts';
export { UploadsModule } from './uploads.module.ts';
