import type { UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { Factor, FactorId } from '../domain/factor.ts';
import type { FactorDocument } from './factor.schema.ts';

export function toStoredFactor({ id, userId, ...factor }: Factor): FactorDocument {
  const ids = { _id: toObjectId(id), userId: toObjectId(userId) };
  return factor.kind === 'passkey'
    ? { ...ids, ...factor, transports: [...factor.transports] }
    : { ...ids, ...factor };
}

/** What is missing in a document of its kind is a defect; it opens nothing then. */
export function toFactor(stored: FactorDocument): Factor {
  const common = {
    id: fromObjectId<FactorId>(stored._id),
    userId: fromObjectId<UserId>(stored.userId),
    name: stored.name,
    createdAt: stored.createdAt,
    lastUsedAt: stored.lastUsedAt,
  };
  return stored.kind === 'totp'
    ? {
        ...common,
        kind: 'totp',
        isConfirmed: stored.isConfirmed ?? false,
        secret: stored.secret ?? '',
        lastStep: stored.lastStep ?? Number.POSITIVE_INFINITY,
      }
    : {
        ...common,
        kind: 'passkey',
        credentialId: stored.credentialId ?? '',
        publicKey: stored.publicKey ?? '',
        counter: stored.counter ?? Number.POSITIVE_INFINITY,
        transports: stored.transports ?? [],
      };
}
