import type { ClosingTerms } from '@leafshift/contracts/users';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId, UserId } from '../../../../core/ids.ts';
import type { PersonalData } from '../../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../../core/personal-data/personal-data.registry.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { Users } from '../../../users/index.ts';
import { EmployerShiftRepository } from '../../domain/ports/employer-shift.repository.ts';
import type { Shift } from '../../domain/shift.ts';
import { shiftCancelled } from '../events/posting-events.ts';
import { ShiftViews } from '../views/shift-views.ts';

/** An employer's shifts in their own export, and what becomes of them when the account is closed. */
@Injectable()
export class PersonalPostData implements PersonalData, OnModuleInit {
  readonly section = 'posts';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly users: Users,
    private readonly shifts: EmployerShiftRepository,
    private readonly shiftViews: ShiftViews,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<Record<string, unknown>> {
    if ((await this.users.get(userId)).usertype !== 'Employer') {
      return {};
    }
    const employerId = userId as EmployerId;
    const shifts = await this.shifts.listAll(employerId);
    return { shifts: await this.shiftViews.forEmployer(employerId, shifts) };
  }

  /** Shifts with confirmed workers that are not submitted keep the account open. */
  async closingTerms(userId: UserId): Promise<Partial<ClosingTerms>> {
    const open = await this.shifts.listOpen(userId as EmployerId);
    const taken = open.filter(holdsPeople);
    const count = taken.length;
    return {
      postings: open.length - count,
      ...(count > 0 && { blockers: [{ code: 'CLOSE_SHIFTS_NOT_SUBMITTED', count, amount: null }] }),
    };
  }

  /**
   * Cancels what is still open. Throws CLOSE_SHIFTS_NOT_SUBMITTED while a shift with confirmed workers is not submitted. Who is no employer has nothing here.
   */
  async erase(userId: UserId): Promise<void> {
    const employerId = userId as EmployerId;
    for (const { id } of await this.shifts.listOpen(employerId)) {
      const shift = await this.shifts.cancel(employerId, id);
      if (!shift || holdsPeople(shift)) {
        return refuse('CLOSE_SHIFTS_NOT_SUBMITTED');
      }
      await this.events.publish(shiftCancelled, { shift });
    }
    await this.shifts.forgetBusiness(employerId);
  }
}

/** Whether somebody is confirmed on it, or paid by it. */
const holdsPeople = ({ confirmedCount, noShowCount, latePayCount }: Shift): boolean =>
  confirmedCount + noShowCount + latePayCount > 0;
