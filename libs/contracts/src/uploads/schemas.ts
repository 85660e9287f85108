import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Url } from '../core/primitives.ts';

/** The largest file that is accepted: 10 MB. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

export const UploadKind = z.enum([
  'profile-picture',
  'business-licence',
  'photoid',
  'backgroundcheck',
  'certificate',
  'message-image',
  'briefing-photo',
  'supervisor-photo',
]);
export type UploadKind = z.infer<typeof UploadKind>;

export const ImageType = z.enum(['image/jpeg', 'image/png', 'image/webp'], {
  error: textCode('IMAGE_TYPE_NOT_VALID'),
});
export type ImageType = z.infer<typeof ImageType>;

export const UploadRequest = z.strictObject({
  kind: UploadKind,
  contentType: ImageType,
  size: z.number().int().min(1).max(MAX_UPLOAD_BYTES, textCode('IMAGE_TOO_LARGE')),
});
export type UploadRequest = z.infer<typeof UploadRequest>;

/** Where to send the bytes, and the `url` that is then saved through the profile call. */
export const UploadTicket = z.strictObject({
  uploadUrl: Url,
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
  url: Url,
});
export type UploadTicket = z.infer<typeof UploadTicket>;
