import type { DocumentStatus } from '@leafshift/domain/onboarding';
import type { IdOf, UserId } from '../../../core/ids.ts';
import type { FileKey } from '../../uploads/index.ts';

export type DocumentId = IdOf<'ReviewedDocument'>;

export const DOCUMENT_KINDS = [
  'identificationDocument',
  'backgroundCheck',
  'businessLicence',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A document that an admin reviews; a user has at most one of each kind. */
export interface ReviewedDocument {
  /** Another one for each thing to look at, so that a decision is about what was seen. */
  readonly id: DocumentId;
  readonly userId: UserId;
  readonly kind: DocumentKind;
  readonly status: Exclude<DocumentStatus, 'Not Submitted'>;
  readonly fileKey: FileKey;
  /** Why it was rejected. */
  readonly reason: string | null;
  readonly submittedAt: Date;
  /** Null while it waits, and where it was decided before that was kept. */
  readonly decidedAt: Date | null;
  /** Under which it was shown while it waited, before what it shows to be true was changed. */
  readonly earlierIds: readonly DocumentId[];
  /** It waits because the owner changed what it had been approved for, and may be replaced. */
  readonly isRestated: boolean;
}

/** A user's documents; a kind that is missing was not submitted. */
export type DocumentsOfUser = Readonly<Partial<Record<DocumentKind, ReviewedDocument>>>;

/** The states of a user's documents; a kind that is missing was not submitted. */
export type DocumentStates = Readonly<Partial<Record<DocumentKind, ReviewedDocument['status']>>>;

export const documentStatus = (documents: DocumentsOfUser, kind: DocumentKind): DocumentStatus =>
  documents[kind]?.status ?? 'Not Submitted';
