import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { FILE_CODES, UploadRequest, UploadTicket } from './schemas.ts';

export const requestUpload = defineCall({
  name: 'uploads.request',
  method: 'POST',
  path: '/uploads',
  access: ['Employer', 'Temp'],
  member: { needs: null, stores: 'none' },
  summary: 'A short-lived signed address to upload an image to, or a background check as PDF',
  body: UploadRequest,
  answer: UploadTicket,
  status: 201,
  idempotent: true,
});

const fileKey = z.strictObject({
  key: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
});
const signature = z.strictObject({
  expires: z.coerce.number().int(),
  signature: z.string().min(1).max(200),
});

/** Local-disk storage only: takes the bytes of one signed upload. */
export const putFile = defineCall({
  name: 'uploads.putFile',
  method: 'PUT',
  path: '/files/:key',
  access: 'public',
  summary: 'Take the bytes of a signed upload (local storage)',
  params: fileKey,
  query: signature,
  status: 204,
  errors: ['UPLOAD_EXPIRED', ...FILE_CODES],
});

/** Local-disk storage only: public pictures as they are, private files with a signature. */
export const getFile = defineCall({
  name: 'uploads.getFile',
  method: 'GET',
  path: '/files/:key',
  access: 'public',
  summary: 'Read a public picture, or a private file with a signed address (local storage)',
  params: fileKey,
  query: signature.partial(),
  /** Pictures, and résumés as PDF. */
  produces: '*/*',
  status: 200,
});
