import type { FindWorkQuery, TempPost } from '@leafshift/contracts/posts';
import { mayOpenShiftDetails } from '@leafshift/domain/onboarding';
import { retailFrom } from '@leafshift/domain/shift-lifecycle';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../../core/ids.ts';
import type { Page } from '../../../../core/paging/page.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { WorkerAvailability } from '../../../availability/index.ts';
import { MarketAccounts } from '../../../job-board/index.ts';
import { ShiftAssignments } from '../../domain/ports/shift-assignments.ts';
import { type FartherShifts, ShiftLists } from '../../domain/ports/shift-lists.ts';
import { ShiftViews } from '../views/shift-views.ts';
import { findWorkFilter } from './find-work-filter.ts';

/** Where a day is over last, so that nobody is taken for older than they are. */
const LAST_ZONE = 'America/Vancouver';

/** As far as shifts outside of the circle are counted, with its first page. */
const MOST_COUNTED = 100;
type FoundWork = Page<TempPost> & { readonly farther: FartherShifts | undefined };

/** Open shifts that a worker may still request. */
@Injectable()
export class FindWorkUseCase {
  constructor(
    private readonly lists: ShiftLists,
    private readonly assignments: ShiftAssignments,
    private readonly accounts: MarketAccounts,
    private readonly availability: WorkerAvailability,
    private readonly views: ShiftViews,
    private readonly clock: Clock,
  ) {}

  /** Throws ONBOARDING_REQUIRED before onboarding is complete. */
  async execute(workerId: WorkerId, query: FindWorkQuery): Promise<FoundWork> {
    const now = this.clock.now();
    const [{ account, birthDay, livesAt }, notBy, except, busy] = await Promise.all([
      this.accounts.getWorker(workerId),
      this.availability.blockedBy(workerId),
      this.assignments.takenBy(workerId, now),
      this.assignments.busyTimes(workerId, now),
    ]);
    if (!mayOpenShiftDetails(account)) {
      refuse('ONBOARDING_REQUIRED');
    }
    const filter = findWorkFilter(query, now, {
      livesAt,
      notBy,
      except,
      busy,
      retailFrom: retailFrom(birthDay, calendarDayIn(now, LAST_ZONE)),
    });
    const { items, nextCursor } = await this.lists.open(filter, query);
    const isFirst = query.cursor === undefined;
    return {
      items: await this.views.untakenForWorker(workerId, items),
      nextCursor,
      farther:
        isFirst && filter.nearby
          ? await this.lists.countFarther(filter, filter.nearby, MOST_COUNTED)
          : undefined,
    };
  }
}
