import type { UserId } from '../../../../core/ids.ts';
import type { FileKey } from '../../../uploads/index.ts';
import type {
  DocumentId,
  DocumentKind,
  DocumentStates,
  DocumentsOfUser,
  ReviewedDocument,
} from '../document.ts';

export interface DocumentDecision {
  readonly status: 'Approved' | 'Rejected';
  readonly reason: string | null;
}

export interface DocumentPage {
  readonly documents: readonly ReviewedDocument[];
  readonly nextCursor: string | null;
}

export interface SubmittedFile {
  readonly fileKey: FileKey;
  readonly at: Date;
}

/** Reviewed documents of all users. */
export abstract class DocumentRepository {
  abstract ofUser(userId: UserId): Promise<DocumentsOfUser>;
  /** By user; those who have submitted nothing are missing. */
  abstract statesOf(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, DocumentStates>>;
  /**
   * Submits a document for review, anew after a rejection. Null where one is already waiting or
   * approved.
   */
  abstract submit(
    userId: UserId,
    kind: DocumentKind,
    file: SubmittedFile,
  ): Promise<{ readonly document: ReviewedDocument; readonly replaced: FileKey | null } | null>;
  abstract find(id: DocumentId): Promise<ReviewedDocument | null>;
  /** Decides about a waiting document; null where it is not waiting. */
  abstract decide(id: DocumentId, decision: DocumentDecision): Promise<ReviewedDocument | null>;
  /** Those of the users whose document of the kind is approved. */
  abstract listApproved(kind: DocumentKind, userIds: readonly UserId[]): Promise<readonly UserId[]>;
  /** Longest waiting first. */
  abstract listByStatus(
    status: ReviewedDocument['status'],
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<DocumentPage>;
  abstract removeOf(userId: UserId): Promise<void>;
}
