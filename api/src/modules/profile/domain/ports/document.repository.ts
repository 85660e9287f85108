import type { UserId } from '../../../../core/ids.ts';
import type { Waiting } from '../../../../core/paging/page.ts';
import type {
  DocumentId,
  DocumentKind,
  DocumentStates,
  DocumentsOfUser,
  ReviewedDocument,
  ReviewSubject,
  ReviewsOfUser,
} from '../document.ts';

export interface DocumentDecision {
  readonly status: 'Approved' | 'Rejected';
  readonly reason: string | null;
  readonly at: Date;
}

export interface DocumentPage {
  readonly documents: readonly ReviewedDocument[];
  readonly nextCursor: string | null;
}

/** What somebody has to look at. */
export type NewReview = Omit<ReviewedDocument, 'id' | 'status' | 'reason' | 'decidedAt'>;

/** Reviewed documents of all users. */
export abstract class DocumentRepository {
  abstract ofUser(userId: UserId): Promise<DocumentsOfUser>;
  /** With the certificates. */
  abstract reviewsOf(userId: UserId): Promise<ReviewsOfUser>;
  /** By user; those who have submitted nothing are missing. */
  abstract statesOf(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, DocumentStates>>;
  /** Begins a review in the place of the earlier one of that subject, in a transaction. */
  abstract startReview(review: NewReview): Promise<ReviewedDocument>;
  /** Also under an id that it had while it waited. */
  abstract find(id: DocumentId): Promise<ReviewedDocument | null>;
  /**
   * Decides about a waiting document; null where it is not waiting. It is approved only as it was
   * seen; a rejection holds whatever its owner has changed since but the picture.
   */
  abstract decide(id: DocumentId, decision: DocumentDecision): Promise<ReviewedDocument | null>;
  /** Those of the users whose document of the kind is approved. */
  abstract listApproved(kind: DocumentKind, userIds: readonly UserId[]): Promise<readonly UserId[]>;
  /** Longest waiting first. */
  abstract listByStatus(
    status: ReviewedDocument['status'],
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<DocumentPage>;
  /** How many wait, and since when. */
  abstract countWaiting(): Promise<Waiting>;
  /** What there is no more to look at; null where it was not submitted. */
  abstract remove(subject: ReviewSubject): Promise<ReviewedDocument | null>;
  abstract removeOf(userId: UserId): Promise<void>;
}
