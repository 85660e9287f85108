import type { OwnSecuredPay, ShiftSecuredPay } from '@leafshift/contracts/secured-pay';
import { Injectable } from '@nestjs/common';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { isOwnStore } from '../../../core/members/own-stores.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { BookingRepository } from '../../bookings/index.ts';
import { type ShiftId, Shifts } from '../../posts/index.ts';
import { SecuredPayRepository } from '../domain/secured-pay.repository.ts';
import type { SecuredPay } from '../domain/secured-pay.ts';
import { ownSecuredPayView, shiftSecuredPayView } from './secured-pay.view.ts';

/** Whether the pay of shifts is secured, as both sides read it. */
@Injectable()
export class SecuredPayLists {
  constructor(
    private readonly pays: SecuredPayRepository,
    private readonly shifts: Shifts,
    private readonly bookings: BookingRepository,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Of the shifts that the worker is confirmed on. */
  async ofWorker(workerId: WorkerId): Promise<readonly OwnSecuredPay[]> {
    const { bookings } = await this.bookings.find(workerId);
    const pays = await this.pays.list(bookings.map(({ shiftId }) => shiftId));
    return pays.flatMap((pay) => ownSecuredPayView(pay, this.config.env.SECURE_PAY_HOURS) ?? []);
  }

  /** Of the shifts of the business that have not begun. */
  async ofEmployer(employerId: EmployerId): Promise<readonly ShiftSecuredPay[]> {
    const now = this.clock.now();
    const pays = (await this.pays.listOf(employerId)).filter(({ startsAt }) => startsAt > now);
    return this.#views(pays);
  }

  async find(employerId: EmployerId, shiftId: ShiftId): Promise<ShiftSecuredPay | null> {
    const pay = await this.pays.find(shiftId);
    const [view = null] = pay?.employerId === employerId ? await this.#views([pay]) : [];
    return view;
  }

  async #views(pays: readonly SecuredPay[]): Promise<readonly ShiftSecuredPay[]> {
    const shifts = await this.shifts.list(pays.map(({ shiftId }) => shiftId));
    const byId = new Map(shifts.map((shift) => [shift.id, shift]));
    return pays.flatMap((pay) => {
      const shift = byId.get(pay.shiftId);
      return shift && isOwnStore(shift.location.id) ? [shiftSecuredPayView(pay, shift)] : [];
    });
  }
}
