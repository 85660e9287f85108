import type { SeenTerms } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import type { RequestingWorker } from '@leafshift/domain/shift-lifecycle';
import { seenTermsRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../../core/ids.ts';
import { BookingRepository, confirmedElsewhere } from '../../../bookings/index.ts';
import { MarketAccounts } from '../../../job-board/index.ts';
import { agreedTermsOf, type Shift } from '../../../posts/index.ts';
import { toWorkTerms } from '../../domain/seen-terms.ts';

/** What the rules ask about a worker who takes a shift on its terms. */
@Injectable()
export class RequestingWorkers {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly accounts: MarketAccounts,
  ) {}

  async get(workerId: WorkerId, shift: Shift): Promise<RequestingWorker> {
    const { account, birthDay } = await this.accounts.getWorker(workerId);
    const bookings = await this.bookings.listEndingAfter(workerId, shift.startsAt);
    const confirmedShifts = confirmedElsewhere(bookings, shift.id);
    return { workerId, account, birthDay, confirmedShifts };
  }

  /** Throws TERMS_CHANGED for a page that showed other terms than the shift has. */
  checkSeen(shift: Shift, seen: SeenTerms | undefined): void {
    if (seen) {
      throwIfRefused(seenTermsRefusal(agreedTermsOf(shift), toWorkTerms(seen)));
    }
  }
}
