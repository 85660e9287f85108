import { invalidRequest, noSuch } from '../http/failure.ts';
import type { Params } from '../http/params.ts';

/** The parameters of every list. */
export const listParams = ['limit', 'starting_after', 'ending_before'] as const;

/** A page of a list, as Stripe shows it. */
export interface ListAnswer {
  readonly object: 'list';
  readonly data: readonly object[];
  readonly has_more: boolean;
  readonly url: string;
}

interface Row {
  readonly id: string;
}

/** The page that the parameters ask for; `rows` oldest first, the answer newest first. */
export function listOf(url: string, rows: readonly Row[], params: Params): ListAnswer {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest(
      limit < 1
        ? 'This value must be greater than or equal to 1.'
        : 'This value must be less than or equal to 100.',
      'parameter_invalid_integer',
      'limit',
    );
  }
  const newestFirst = rows.toReversed();
  const after = position(newestFirst, params, 'starting_after');
  const before = position(newestFirst, params, 'ending_before');
  if (before !== undefined) {
    const start = Math.max(0, before - limit);
    return page(url, newestFirst.slice(start, before), start > 0);
  }
  const start = after === undefined ? 0 : after + 1;
  return page(url, newestFirst.slice(start, start + limit), newestFirst.length > start + limit);
}

/** Whether a row was made in the time that `created` or `created[gte]` and its sisters allow. */
export function createdWithin(params: Params): (row: { readonly created: number }) => boolean {
  const range = params.isText('created')
    ? undefined
    : params.nested('created', ['gt', 'gte', 'lt', 'lte']);
  const exactly = range ? undefined : params.integer('created');
  const [gt, gte, lt, lte] = (['gt', 'gte', 'lt', 'lte'] as const).map((name) =>
    range?.integer(name),
  );
  return ({ created }) =>
    (exactly === undefined || created === exactly) &&
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}

/** A list inside another object, all of it. */
export function embeddedList<T extends Row>(url: string, rows: readonly T[]) {
  return { object: 'list' as const, data: rows.toReversed(), has_more: false, url };
}

function position(rows: readonly Row[], params: Params, name: string): number | undefined {
  const id = params.text(name);
  if (id === undefined) return undefined;
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) throw noSuch('object', id, name, 400);
  return at;
}

function page(url: string, data: readonly object[], hasMore: boolean): ListAnswer {
  return { object: 'list', data, has_more: hasMore, url };
}
