import type { personTimeline, TimelineEntry } from '@leafshift/contracts/back-office';
import type { CallAnswer } from '@leafshift/contracts/core';
import { Injectable } from '@nestjs/common';
import { asId, type IdOf, type UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage } from '../../../core/paging/keyset.ts';
import type { PageRequest } from '../../../core/paging/page.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { Users } from '../../users/index.ts';
import { type TimelinePage, TimelineSources } from './timeline-sources.ts';

const NEWEST: KeysetSort = [
  ['at', -1],
  ['_id', -1],
];

/** What a person did and what happened to them, from all sources as one list. */
@Injectable()
export class Timeline {
  constructor(
    private readonly sources: TimelineSources,
    private readonly users: Users,
  ) {}

  /** Newest first. Throws NOT_FOUND. */
  async of(userId: UserId, page: PageRequest): Promise<CallAnswer<typeof personTimeline>> {
    const pages = await this.sources.of(await this.users.get(userId), page);
    return merged(pages, page.limit);
  }
}

/** Nothing is shown that is older than what a source has not told yet; that comes with the next page. */
function merged(pages: readonly TimelinePage[], limit: number): CallAnswer<typeof personTimeline> {
  const horizons = pages.flatMap(({ rows, hasMore }) => {
    const last = rows.at(-1);
    return hasMore && last ? [last.entry] : [];
  });
  const [horizon] = horizons.toSorted(newestFirst);
  const told = pages
    .flatMap(({ rows }) => rows)
    .filter(({ entry, isShown }) => isShown && (!horizon || newestFirst(entry, horizon) <= 0))
    .map(({ entry }) => entry)
    .toSorted(newestFirst);
  const entries = told.slice(0, limit);
  const last = told.length > limit ? entries.at(-1) : horizon;
  return { entries, nextCursor: last ? cursorAfter(last) : null };
}

const newestFirst = (one: TimelineEntry, other: TimelineEntry): number =>
  other.at.localeCompare(one.at) || other._id.localeCompare(one._id);

function cursorAfter({ at, _id }: TimelineEntry): string | null {
  const row = { at: new Date(at), _id: toObjectId(asId<IdOf<string>>(_id)) };
  return keysetPage(NEWEST, [row, row], 1).nextCursor;
}
