import type { Call } from '@leafshift/contracts/core';
import type { ParsedInput } from '../../../core/endpoint/fastify-types.ts';
import type { StoreOwned } from '../../../core/members/store-lookup.ts';

/** What the input of a call names, by the fields that calls use for it. */
export interface NamedThings {
  readonly byKind: Readonly<Record<StoreOwned | 'store', readonly string[]>>;
  /** A worker or a member. */
  readonly person: string | null;
  /** An assignment or its timesheet. */
  readonly assignment: string | null;
}

const PERSON_FIELDS = ['userId', 'workerId', 'tempUserId', 'requestUserId'] as const;
const ASSIGNMENT_FIELDS = ['confirmedId', 'requestId'] as const;

/** Reads what a call is about from its input: things of stores as its access says, people by their fields. */
export function namedThings({ name, member }: Call, { params, body }: ParsedInput): NamedThings {
  const values = { ...(body as object | undefined), ...(params as object | undefined) };
  const textsAt = (field: string | undefined): readonly string[] =>
    [field && (values as Record<string, unknown>)[field]].flat().filter(isText);
  const firstOf = (fields: readonly string[]): string | null =>
    fields.flatMap((field) => textsAt(field))[0] ?? null;
  const scope = member && member !== 'own' && typeof member.stores === 'object' && member.stores;
  const fields = scope || {};
  return {
    byKind: {
      shift: textsAt(fields.shift),
      timesheet: textsAt(fields.timesheet),
      invoice: textsAt(fields.invoice),
      store: textsAt(fields.store),
    },
    person: firstOf(name.startsWith('team.') ? ['id'] : PERSON_FIELDS),
    assignment: firstOf(ASSIGNMENT_FIELDS) ?? textsAt(fields.timesheet)[0] ?? null,
  };
}

const POSTING = /^[0-9a-f]{24}$/i;

/** Ids of the postings that a call has made, from its answer. */
export function madePostings(answer: unknown): readonly string[] {
  const { _id, posts } = (answer ?? {}) as { _id?: unknown; posts?: unknown };
  const made = Array.isArray(posts) ? posts.map((post) => (post as { _id?: unknown })._id) : [_id];
  return made.filter(isText).filter((id) => POSTING.test(id));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
