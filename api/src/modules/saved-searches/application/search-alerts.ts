import { workSearchLink } from '@leafshift/domain/work-search';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { ShiftNotifications } from '../../assignments/index.ts';
import { OfferedWorkers } from '../../next-in-line/index.ts';
import { Notifier } from '../../notification/index.ts';
import { type Shift, type ShiftId, Shifts, shiftsPosted } from '../../posts/index.ts';
import { FoundShiftRepository } from '../domain/found-shift.repository.ts';
import { SavedSearchRepository } from '../domain/saved-search.repository.ts';
import { type SavedSearch, type SavedSearchId, tellableAt } from '../domain/saved-search.ts';
import { SearchMatches } from './search-matches.ts';

const ShiftIds = z.array(z.string());
const match = outboxKind('savedSearches.match', z.strictObject({ shiftIds: ShiftIds }));
const found = outboxKind(
  'savedSearches.found',
  z.strictObject({ searchId: z.string(), shiftIds: ShiftIds }),
);
const tell = outboxKind('savedSearches.tell', z.strictObject({ searchId: z.string() }));

/**
 * Tells workers of new shifts that fit a saved search (FIND-6, FIND-7). Posting waits for nothing: the
 * outbox compares the shifts with all searches, then goes on search by search, each in a transaction.
 */
@Injectable()
export class SearchAlerts implements OnModuleInit {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly foundShifts: FoundShiftRepository,
    private readonly matches: SearchMatches,
    private readonly shifts: Shifts,
    private readonly offered: OfferedWorkers,
    private readonly notifications: ShiftNotifications,
    private readonly notifier: Notifier,
    private readonly events: DomainEvents,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(shiftsPosted, ({ shifts }) =>
      this.outbox.add(match, { shiftIds: shifts.map(({ id }) => id) }),
    );
    this.handlers.register(match, ({ shiftIds }, { recordId }) =>
      this.#match(asShiftIds(shiftIds), recordId),
    );
    this.handlers.register(found, ({ searchId, shiftIds }) =>
      this.transactions.run(() =>
        this.#keepFound(asId<SavedSearchId>(searchId), asShiftIds(shiftIds)),
      ),
    );
    this.handlers.register(tell, ({ searchId }) =>
      this.transactions.run(() => this.#tellOf(asId<SavedSearchId>(searchId))),
    );
  }

  async #match(shiftIds: readonly ShiftId[], recordId: string): Promise<void> {
    const matches = await this.matches.of(await this.shifts.list(shiftIds));
    await this.transactions.run(async () => {
      for (const [searchId, fitting] of matches) {
        const key = `${recordId}:${searchId}`;
        await this.outbox.add(found, { searchId, shiftIds: [...fitting] }, { key });
      }
    });
  }

  async #keepFound(searchId: SavedSearchId, shiftIds: readonly ShiftId[]): Promise<void> {
    const now = this.clock.now();
    const search = await this.searches.findToTell(searchId, now);
    if (!search) return;
    const { workerId } = search;
    const fitting = await this.shifts.list(shiftIds);
    await this.foundShifts.add(
      fitting.map(({ id, startsAt }) => ({ workerId, searchId, shiftId: id, startsAt })),
    );
    const at = tellableAt(search);
    if (at > now) {
      const key = `${searchId}:${at.toISOString()}`;
      await this.outbox.add(tell, { searchId }, { key, notBefore: at });
    } else {
      await this.#tell(search, now);
    }
  }

  async #tellOf(searchId: SavedSearchId): Promise<void> {
    const now = this.clock.now();
    const search = await this.searches.findToTell(searchId, now);
    if (search && tellableAt(search) <= now) {
      await this.#tell(search, now);
    }
  }

  async #tell(search: SavedSearch, now: Date): Promise<void> {
    const shifts = await this.#stillOffered(search, now);
    const [first] = shifts;
    if (!first) return;
    await this.searches.noteTold(search.id, now);
    const { workerId, name } = search;
    if (shifts.length === 1) {
      const happening = { kind: 'shift-found', search: name } as const;
      await this.notifications.tell(first, happening, { from: first.employerId, to: [workerId] });
      return;
    }
    await this.notifier.notifyWorker({
      userId: workerId,
      kind: 'shifts-found',
      params: { search: name, number: String(shifts.length) },
      image: null,
      link: workSearchLink(search),
    });
  }

  /** What the worker can still take, and wants to: a shift may have gone while it waited to be told. */
  async #stillOffered({ id, workerId }: SavedSearch, now: Date): Promise<readonly Shift[]> {
    const offered: Shift[] = [];
    for (const shift of await this.shifts.list(await this.foundShifts.takeWaiting(id))) {
      if (shift.startsAt > now && !(await this.offered.isPassedOver(workerId, shift))) {
        offered.push(shift);
      }
    }
    return offered;
  }
}

const asShiftIds = (ids: readonly string[]): ShiftId[] => ids.map((id) => asId<ShiftId>(id));
