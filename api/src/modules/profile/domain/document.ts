import type { DocumentStatus } from '@leafshift/domain/onboarding';
import type { IdOf, UserId } from '../../../core/ids.ts';
import type { FileKey } from '../../uploads/index.ts';
import type { CertificateId } from './profile.ts';

export type DocumentId = IdOf<'ReviewedDocument'>;

export const DOCUMENT_KINDS = [
  'identificationDocument',
  'backgroundCheck',
  'businessLicence',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What is reviewed, whatever its owner changes of what it shows. */
export interface ReviewSubject {
  readonly userId: UserId;
  readonly kind: DocumentKind | 'certificate';
  /** Which one, of a certificate; null for documents, of which a user has at most one of each kind. */
  readonly certificateId: CertificateId | null;
}

/** A document or certificate that an admin reviews. */
export interface ReviewedDocument extends ReviewSubject {
  /** Another one for each thing to look at, so that a decision is about what was seen. */
  readonly id: DocumentId;
  readonly status: Exclude<DocumentStatus, 'Not Submitted'>;
  readonly fileKey: FileKey;
  /** Its other side; null where only one was handed in. */
  readonly backKey: FileKey | null;
  /** Why it was rejected. */
  readonly reason: string | null;
  readonly submittedAt: Date;
  /** Null while it waits, and where it was decided before that was kept. */
  readonly decidedAt: Date | null;
  /** Under which it was shown while it waited, before what it shows to be true was changed. */
  readonly earlierIds: readonly DocumentId[];
  /** Under which other pictures were shown while it waited: what is said of those is said of this one no more. */
  readonly replacedIds: readonly DocumentId[];
  /** It waits because the owner changed what it had been approved for. */
  readonly isRestated: boolean;
}

/** A user's documents; a kind that is missing was not submitted. */
export type DocumentsOfUser = Readonly<Partial<Record<DocumentKind, ReviewedDocument>>>;

/** Everything of a user that is or was reviewed; a certificate that is missing was not submitted. */
export interface ReviewsOfUser {
  readonly documents: DocumentsOfUser;
  readonly certificates: ReadonlyMap<CertificateId, ReviewedDocument>;
}

/** The states of a user's documents; a kind that is missing was not submitted. */
export type DocumentStates = Readonly<Partial<Record<DocumentKind, ReviewedDocument['status']>>>;

/** More than anybody corrects who does not keep a reviewer from deciding. */
const MOST_CHANGES_WHILE_WAITING = 10;

/** Whether what waits was changed so often that nobody could look at it. */
export const isChangedTooOften = ({ status, earlierIds, replacedIds }: ReviewedDocument): boolean =>
  status === 'Pending' && earlierIds.length + replacedIds.length >= MOST_CHANGES_WHILE_WAITING;

/** The ids under which another picture waited until now. */
export const replacedIdsOf = (before: ReviewedDocument | undefined): readonly DocumentId[] =>
  before?.status === 'Pending' ? [...before.replacedIds, ...before.earlierIds, before.id] : [];

/** The pictures of a document, front first. */
export const filesOf = ({
  fileKey,
  backKey,
}: Pick<ReviewedDocument, 'fileKey' | 'backKey'>): readonly FileKey[] =>
  backKey ? [fileKey, backKey] : [fileKey];

export const documentStatus = (documents: DocumentsOfUser, kind: DocumentKind): DocumentStatus =>
  documents[kind]?.status ?? 'Not Submitted';
