import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Url } from '../core/primitives.ts';

/** The largest file that is accepted: 10 MB. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** The longest document that is handed in as a PDF, in pages. */
export const MAX_DOCUMENT_PAGES = 6;

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

/** What is sent of a kind: an image, or of a background check also a PDF, which is kept as pictures of its pages (ONBOARD-101). */
export const UploadType = z.enum([...ImageType.options, 'application/pdf'], {
  error: textCode('IMAGE_TYPE_NOT_VALID'),
});
export type UploadType = z.infer<typeof UploadType>;

/** Why bytes that arrived are not kept. */
export const FILE_CODES = [
  'NOT_AN_IMAGE',
  'PDF_UNREADABLE',
  'PDF_PROTECTED',
  'PDF_NOT_SAFE',
  'PDF_TOO_LONG',
] as const;

/** The types that may be sent of a kind. */
export const uploadTypesOf = (kind: UploadKind): readonly UploadType[] =>
  kind === 'backgroundcheck' ? UploadType.options : ImageType.options;

export const UploadRequest = z
  .strictObject({
    kind: UploadKind,
    contentType: UploadType,
    size: z.number().int().min(1).max(MAX_UPLOAD_BYTES, textCode('IMAGE_TOO_LARGE')),
  })
  .refine(({ kind, contentType }) => uploadTypesOf(kind).includes(contentType), {
    path: ['contentType'],
    error: textCode('IMAGE_TYPE_NOT_VALID'),
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
