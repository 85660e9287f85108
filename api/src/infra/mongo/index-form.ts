import { createHash } from 'node:crypto';
import { BSON, type IndexDescription, type IndexDescriptionInfo } from 'mongodb';

/** An index as it is declared, ready to be made. */
export interface DeclaredIndex extends IndexDescription {
  readonly name: string;
}

/** An index as the database lists it. */
export type FoundIndex = IndexDescriptionInfo & { readonly name: string };

type AnyIndex = Pick<
  IndexDescription,
  'unique' | 'sparse' | 'partialFilterExpression' | 'expireAfterSeconds' | 'collation'
> & { readonly key: IndexDescription['key'] };

/** What its name ends with while it holds a rule in place of an index that is being rebuilt. */
const STAND_IN = '.stand-in';
const THERE = { $exists: true } as const;

export const standInName = (name: string): string => `${name}${STAND_IN}`;

/** What an index does, without its name and without when documents expire: the database rebuilds for nothing else. */
const formOf = (index: AnyIndex): string =>
  BSON.EJSON.stringify({
    key: Object.entries(index.key),
    unique: index.unique === true,
    sparse: index.sparse === true,
    partial: index.partialFilterExpression ?? null,
    collation: index.collation
      ? { locale: index.collation.locale, strength: index.collation.strength ?? 3 }
      : null,
    expires: index.expireAfterSeconds !== undefined,
  });

/** Whether two indexes do the same, apart from after how many seconds documents expire. */
export const hasSameForm = (one: AnyIndex, other: AnyIndex): boolean =>
  formOf(one) === formOf(other);

/** Whether the only thing in which they differ is after how many seconds documents expire. */
export const differsInExpiryAlone = (one: AnyIndex, other: AnyIndex): boolean =>
  hasSameForm(one, other) && one.expireAfterSeconds !== other.expireAfterSeconds;

/** A digest by which a process recognises a form of an index that a newer release has replaced. */
export const digestOf = (index: AnyIndex): string =>
  createHash('sha256')
    .update(`${formOf(index)} ${index.expireAfterSeconds}`)
    .digest('base64url')
    .slice(0, 22);

/**
 * An index that holds the same unique rule and may stand beside the one it stands in for, because the
 * database takes its filter for another one. Throws for a sparse rule over several fields.
 */
export function standInFor({ name, key, unique, ...index }: DeclaredIndex): DeclaredIndex {
  const fields = Object.keys(key);
  if (index.sparse && fields.length > 1) {
    throw new Error(`${name} cannot be changed in place: give the changed index another name`);
  }
  const ofSparse = index.sparse ? { [fields[0] ?? '']: THERE } : {};
  return {
    name: standInName(name),
    key,
    unique: unique === true,
    ...(index.collation && { collation: index.collation }),
    partialFilterExpression: { ...index.partialFilterExpression, ...ofSparse, _id: THERE },
  };
}
