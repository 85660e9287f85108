import { worksFor } from '@leafshift/domain/business-members';
import { findRequestContext } from '../context/request-context.ts';

/**
 * The stores that the request being served is limited to, because a member makes it who works for
 * these only; null for everybody else, and in background work.
 */
export const ownStores = (): readonly string[] | null =>
  findRequestContext()?.member?.stores ?? null;

/** Whether what belongs to a store is there for the request being served. */
export const isOwnStore = (store: string): boolean => worksFor(ownStores(), store);

/** A condition of a query that keeps what the request being served may see, by the store's id. */
export const ofOwnStores = (field: string): Readonly<Record<string, unknown>> => {
  const stores = ownStores();
  return stores === null ? {} : { [field]: { $in: stores } };
};
