import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Waiting } from '../../../core/paging/page.ts';
import { countWaiting } from '../../../infra/mongo/count-waiting.ts';
import { fromObjectId, newId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { FileKey } from '../../uploads/index.ts';
import {
  DOCUMENT_KINDS,
  type DocumentId,
  type DocumentKind,
  type DocumentStates,
  type DocumentsOfUser,
  type ReviewedDocument,
  type ReviewSubject,
  type ReviewsOfUser,
} from '../domain/document.ts';
import {
  type DocumentDecision,
  type DocumentPage,
  DocumentRepository,
  type NewReview,
} from '../domain/ports/document.repository.ts';
import type { CertificateId } from '../domain/profile.ts';
import { documentCollection, type ReviewedDocumentDocument } from './document.schema.ts';

const LONGEST_WAITING: KeysetSort = [
  ['submittedAt', 1],
  ['_id', 1],
];

/** Reviewed documents in MongoDB. */
@Injectable()
export class MongoDocumentRepository extends DocumentRepository {
  constructor(
    @InjectModel(documentCollection.name)
    private readonly documents: Model<ReviewedDocumentDocument>,
  ) {
    super();
  }

  override async ofUser(userId: UserId): Promise<DocumentsOfUser> {
    return (await this.reviewsOf(userId)).documents;
  }

  override async reviewsOf(userId: UserId): Promise<ReviewsOfUser> {
    const stored = await this.documents.find({ userId: toObjectId(userId) }).lean();
    const reviews = stored.map(toDocument);
    return {
      documents: Object.fromEntries(
        reviews.filter(({ kind }) => kind !== 'certificate').map((review) => [review.kind, review]),
      ),
      certificates: new Map(
        reviews.flatMap((review) => (review.certificateId ? [[review.certificateId, review]] : [])),
      ),
    };
  }

  override async statesOf(
    userIds: readonly UserId[],
  ): Promise<ReadonlyMap<UserId, DocumentStates>> {
    const stored = await this.documents
      .find(
        { userId: { $in: userIds.map(toObjectId) }, kind: { $in: DOCUMENT_KINDS } },
        { userId: 1, kind: 1, status: 1 },
      )
      .lean();
    const states = new Map<UserId, DocumentStates>();
    for (const { userId, kind, status } of stored) {
      const owner = fromObjectId<UserId>(userId);
      states.set(owner, { ...states.get(owner), [kind]: status });
    }
    return states;
  }

  override async startReview({
    earlierIds,
    replacedIds,
    certificateId,
    backKey,
    ...review
  }: NewReview): Promise<ReviewedDocument> {
    await this.remove({ ...review, certificateId });
    const stored: ReviewedDocumentDocument = {
      ...review,
      _id: toObjectId(newId<DocumentId>()),
      userId: toObjectId(review.userId),
      ...(certificateId && { certificateId: toObjectId(certificateId) }),
      ...(backKey && { backKey }),
      status: 'Pending',
      reason: null,
      ...(earlierIds.length > 0 && { earlierIds: earlierIds.map(toObjectId) }),
      ...(replacedIds.length > 0 && { replacedIds: replacedIds.map(toObjectId) }),
    };
    await this.documents.insertMany([stored], { lean: true });
    return toDocument(stored);
  }

  override async find(id: DocumentId): Promise<ReviewedDocument | null> {
    const stored = await this.documents.findOne(underAnyId(id)).lean();
    return stored && toDocument(stored);
  }

  override async decide(
    id: DocumentId,
    { status, reason, at }: DocumentDecision,
  ): Promise<ReviewedDocument | null> {
    const which = status === 'Approved' ? { _id: toObjectId(id) } : { $or: ofItsPicture(id) };
    const stored = await this.documents
      .findOneAndUpdate(
        { ...which, status: 'Pending' },
        { $set: { status, reason, decidedAt: at } },
        { returnDocument: 'after' },
      )
      .lean();
    return stored && toDocument(stored);
  }

  override async listApproved(
    kind: DocumentKind,
    userIds: readonly UserId[],
  ): Promise<readonly UserId[]> {
    const approved = {
      userId: { $in: userIds.map(toObjectId) },
      kind,
      status: 'Approved' as const,
    };
    const stored = await this.documents.find(approved, { userId: 1 }).lean();
    return stored.map(({ userId }) => fromObjectId<UserId>(userId));
  }

  override async listByStatus(
    status: ReviewedDocument['status'],
    { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<DocumentPage> {
    const page = keysetQuery(LONGEST_WAITING, { limit, cursor });
    const found = await this.documents
      .find({ status, ...page.filter })
      .sort(page.sort)
      .limit(page.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(LONGEST_WAITING, found, limit);
    return { documents: rows.map(toDocument), nextCursor };
  }

  override countWaiting(): Promise<Waiting> {
    return countWaiting(this.documents, { status: 'Pending' }, 'submittedAt', 'by_status');
  }

  override async remove(subject: ReviewSubject): Promise<ReviewedDocument | null> {
    const stored = await this.documents.findOneAndDelete(ofSubject(subject)).lean();
    return stored && toDocument(stored);
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.documents.deleteMany({ userId: toObjectId(userId) });
  }
}

const ofSubject = ({ userId, kind, certificateId }: ReviewSubject) => ({
  userId: toObjectId(userId),
  kind,
  certificateId: certificateId ? toObjectId(certificateId) : { $exists: false },
});

const ofItsPicture = (id: DocumentId) => [{ _id: toObjectId(id) }, { earlierIds: toObjectId(id) }];

const underAnyId = (id: DocumentId) => ({
  $or: [...ofItsPicture(id), { replacedIds: toObjectId(id) }],
});

const toDocument = (stored: ReviewedDocumentDocument): ReviewedDocument => ({
  id: fromObjectId<DocumentId>(stored._id),
  userId: fromObjectId<UserId>(stored.userId),
  kind: stored.kind,
  certificateId: stored.certificateId ? fromObjectId<CertificateId>(stored.certificateId) : null,
  status: stored.status,
  fileKey: stored.fileKey as FileKey,
  backKey: (stored.backKey ?? null) as FileKey | null,
  reason: stored.reason ?? null,
  submittedAt: stored.submittedAt,
  decidedAt: stored.decidedAt ?? null,
  earlierIds: (stored.earlierIds ?? []).map((id) => fromObjectId<DocumentId>(id)),
  replacedIds: (stored.replacedIds ?? []).map((id) => fromObjectId<DocumentId>(id)),
  isRestated: stored.isRestated ?? false,
});
