export { getFile, putFile, requestUpload } from './calls.ts';
export {
  ImageType,
  MAX_UPLOAD_BYTES,
  UploadKind,
  UploadRequest,
  UploadTicket,
} from './schemas.ts';
