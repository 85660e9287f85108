import { type UploadKind, uploadTypesOf } from '@leafshift/contracts/uploads';
import type { IdOf, UserId } from '../../../core/ids.ts';

/** The random name of a file; long enough that it cannot be guessed. */
export type FileKey = IdOf<'File'>;

/** What a stored file is; a résumé comes from an applicant, who asks for no upload. */
export type StoredKind = UploadKind | 'resume';

/** A file that somebody asked to upload: asked for, arrived, then claimed by what it belongs to. */
export interface Upload {
  readonly key: FileKey;
  /** Under which its bytes are stored, once they arrived. */
  readonly storedAs: FileKey;
  /** Of those bytes; null before they arrived, and on files from before it was kept. */
  readonly contentHash: string | null;
  readonly ownerId: UserId;
  readonly kind: StoredKind;
  readonly state: 'asked' | 'arrived' | 'claimed';
  readonly createdAt: Date;
}

const KINDS_OF: Readonly<Record<'Employer' | 'Temp', readonly UploadKind[]>> = {
  Employer: [
    'profile-picture',
    'business-licence',
    'message-image',
    'briefing-photo',
    'supervisor-photo',
  ],
  Temp: ['profile-picture', 'photoid', 'backgroundcheck', 'certificate', 'message-image'],
};

/** Whether users of this type upload files of this kind. */
export const mayUpload = (usertype: 'Employer' | 'Temp', kind: UploadKind): boolean =>
  KINDS_OF[usertype].includes(kind);

/** Whether a file of this kind may come as a PDF, of which pictures are kept (ONBOARD-101). */
export const mayBePdf = (kind: StoredKind): boolean =>
  kind !== 'resume' && uploadTypesOf(kind).includes('application/pdf');

/** Whether anybody may see files of this kind. */
export const isPublicKind = (kind: StoredKind): boolean =>
  kind === 'profile-picture' || kind === 'supervisor-photo';

/** Whether a file of this kind says who somebody is, so that every reading of it is noted. */
export const isIdentityKind = (kind: StoredKind): boolean =>
  !isPublicKind(kind) && kind !== 'message-image' && kind !== 'briefing-photo';
