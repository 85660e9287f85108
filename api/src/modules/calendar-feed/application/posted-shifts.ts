import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { type Shift, ShiftLists } from '../../posts/index.ts';

const DAY_MS = 86_400_000;
const DAYS_BACK = 14;
const DAYS_AHEAD = 90;
const PAGE_SIZE = 500;

/** The shifts of a business in the weeks around today, as its calendar feed has them. */
@Injectable()
export class PostedShifts {
  constructor(
    private readonly lists: ShiftLists,
    private readonly clock: Clock,
  ) {}

  /** Cancelled ones are not among them; of one store where it is named. */
  async of(employerId: EmployerId, location: string | null): Promise<readonly Shift[]> {
    const now = this.clock.now().getTime();
    const filter = {
      from: new Date(now - DAYS_BACK * DAY_MS),
      to: new Date(now + DAYS_AHEAD * DAY_MS),
      words: [],
    };
    const shifts: Shift[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.lists.byEmployer(employerId, filter, { limit: PAGE_SIZE, cursor });
      shifts.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return shifts.filter((shift) => location === null || shift.location.id === location);
  }
}
