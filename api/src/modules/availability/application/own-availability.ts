import type { AvailabilityForm, DaysOff } from '@leafshift/contracts/availability';
import { ALWAYS_AVAILABLE } from '@leafshift/domain/availability';
import { addDays, calendarDayIn, toCalendarDay } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { AvailabilityRepository } from '../domain/availability.repository.ts';

/** A worker's own availability, as they read and change it. */
@Injectable()
export class OwnAvailabilities {
  constructor(
    private readonly availabilities: AvailabilityRepository,
    private readonly clock: Clock,
  ) {}

  /** Days off that are over are left out. */
  async get(workerId: WorkerId): Promise<AvailabilityForm> {
    const known = await this.availabilities.find(workerId);
    const { weekly, daysOff, withinKm } = known ?? ALWAYS_AVAILABLE;
    const yesterday = addDays(calendarDayIn(this.clock.now(), 'UTC'), -1);
    return {
      weekly: [...weekly],
      daysOff: daysOff.filter(({ to }) => to >= yesterday),
      roles: [...(known?.roles ?? [])],
      withinKm,
    };
  }

  async change(workerId: WorkerId, form: AvailabilityForm): Promise<AvailabilityForm> {
    const daysOff = [...form.daysOff].sort(byFirstDay).map(({ from, to }) => ({
      from: toCalendarDay(from),
      to: toCalendarDay(to),
    }));
    await this.availabilities.save(workerId, { ...form, daysOff });
    return this.get(workerId);
  }
}

const byFirstDay = (one: DaysOff, other: DaysOff): number => one.from.localeCompare(other.from);
