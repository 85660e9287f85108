import {
  type DeclaredIndex,
  differsInExpiryAlone,
  digestOf,
  type FoundIndex,
  hasSameForm,
  standInName,
} from './index-form.ts';

/** What was kept of changes of one index, for processes of earlier releases. */
export interface IndexChange {
  /** Digests of the forms that were replaced. */
  readonly replaced: readonly string[];
  /** Whether it was dropped for good. */
  readonly dropped: boolean;
  /** The version of the release that did it. */
  readonly version: number;
}

/** One step from the indexes that a collection has to those that it should have. */
export type IndexStep =
  | { readonly kind: 'build'; readonly index: DeclaredIndex }
  | { readonly kind: 'expiry'; readonly index: DeclaredIndex; readonly replaces: FoundIndex }
  | { readonly kind: 'rebuild'; readonly index: DeclaredIndex; readonly replaces: FoundIndex }
  | { readonly kind: 'drop'; readonly name: string; readonly because: string }
  | { readonly kind: 'keep-newer'; readonly name: string }
  | { readonly kind: 'unknown'; readonly name: string };

export interface CollectionIndexes {
  readonly declared: readonly DeclaredIndex[];
  readonly found: readonly FoundIndex[];
  /** The migration that drops an index, by the index's name. */
  readonly drops: ReadonlyMap<string, string>;
  /** By the index's name. */
  readonly changes: ReadonlyMap<string, IndexChange>;
  /** Of this release. */
  readonly version: number;
}

/** Of the database's own, and of a cluster that divides by it. */
const OF_ID = ['_id_', '_id_hashed'];

/**
 * The steps for one collection, in their order: first what is built, then what goes, so that no rule is
 * without an index that holds it.
 */
export function indexSteps(indexes: CollectionIndexes): readonly IndexStep[] {
  const { declared, found, drops } = indexes;
  const names = new Set(declared.map(({ name }) => name));
  const standIns = new Set(declared.map(({ name }) => standInName(name)));
  const built = declared.flatMap((index) => stepOf(index, indexes));
  const renamed = new Set(
    built.flatMap((step) => (step.kind === 'rebuild' ? [step.replaces.name] : [])),
  );
  const others = found.filter(({ name }) => !OF_ID.includes(name) && !names.has(name));
  const gone = others.flatMap(({ name }): IndexStep[] => {
    if (renamed.has(name)) return [];
    if (standIns.has(name)) return [{ kind: 'drop', name, because: 'it stood in for another' }];
    const migration = drops.get(name);
    return migration ? [{ kind: 'drop', name, because: migration }] : [{ kind: 'unknown', name }];
  });
  return [...built, ...gone];
}

function stepOf(
  index: DeclaredIndex,
  { declared, found, changes, version }: CollectionIndexes,
): readonly IndexStep[] {
  const change = changes.get(index.name);
  if (change && change.version >= version && isOfEarlier(index, change)) {
    return [{ kind: 'keep-newer', name: index.name }];
  }
  const same = found.find(({ name }) => name === index.name);
  if (same) {
    if (differsInExpiryAlone(index, same)) return [{ kind: 'expiry', index, replaces: same }];
    return hasSameForm(index, same) ? [] : [{ kind: 'rebuild', index, replaces: same }];
  }
  const isDeclared = (name: string) => declared.some((other) => other.name === name);
  const renamed = found.find((other) => !isDeclared(other.name) && hasSameForm(index, other));
  return [renamed ? { kind: 'rebuild', index, replaces: renamed } : { kind: 'build', index }];
}

const isOfEarlier = (index: DeclaredIndex, { dropped, replaced }: IndexChange): boolean =>
  dropped || replaced.includes(digestOf(index));

/** The step as an operator reads it; null for what needs no word. */
export function sentenceOf(collection: string, step: IndexStep): string {
  switch (step.kind) {
    case 'build':
      return `build index ${collection}.${describe(step.index)}`;
    case 'expiry':
      return `let documents of ${collection} expire after ${step.index.expireAfterSeconds} instead of ${step.replaces.expireAfterSeconds} seconds (${step.index.name})`;
    case 'rebuild':
      return `rebuild index ${collection}.${describe(step.index)}, which was ${describe(step.replaces)}`;
    case 'drop':
      return `drop index ${collection}.${step.name} (${step.because})`;
    case 'keep-newer':
      return `leave index ${collection}.${step.name} as a newer release has made it`;
    case 'unknown':
      return `leave index ${collection}.${step.name}, which this release does not know`;
  }
}

function describe(index: DeclaredIndex | FoundIndex): string {
  const fields = Object.entries(index.key).map(([field, order]) =>
    order === 1 ? field : `${field}: ${order}`,
  );
  const marks = [
    index.unique && 'unique',
    index.sparse && 'sparse',
    index.partialFilterExpression && 'partial',
    index.collation && `collation ${index.collation.locale}`,
    index.expireAfterSeconds !== undefined && `expires after ${index.expireAfterSeconds} s`,
  ].filter((mark) => typeof mark === 'string');
  return [`${index.name} (${fields.join(', ')})`, ...marks].join(' ');
}
