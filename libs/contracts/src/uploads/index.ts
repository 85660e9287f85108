export { getFile, putFile, requestUpload } from './calls.ts';
export {
  ImageType,
  MAX_DOCUMENT_PAGES,
  MAX_UPLOAD_BYTES,
  UploadKind,
  UploadRequest,
  UploadTicket,
  UploadType,
  uploadTypesOf,
} from './schemas.ts';
