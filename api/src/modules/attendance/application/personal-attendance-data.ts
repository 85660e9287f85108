import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Users } from '../../users/index.ts';
import { AttendanceRepository } from '../domain/attendance.repository.ts';
import type { Attendance } from '../domain/attendance.ts';

/** A worker's answers and reports in their own export. */
@Injectable()
export class PersonalAttendanceData implements PersonalData, OnModuleInit {
  readonly section = 'posts';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly users: Users,
    private readonly attendance: AttendanceRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<Record<string, unknown>> {
    if ((await this.users.get(userId)).usertype === 'Employer') {
      return {};
    }
    const entries = await this.attendance.listAll(userId as WorkerId);
    return { attendance: entries.map(exported) };
  }

  /** What remains names nobody: distances and times of a shift that was paid or not. */
  async erase(): Promise<void> {
    return;
  }
}

const exported = ({ shiftId, askedAt, answeredAt, nobodyHere, arriving }: Attendance) => ({
  post: shiftId,
  askedAt: askedAt?.toISOString() ?? null,
  answeredAt: answeredAt?.toISOString() ?? null,
  arriving: arriving && { at: arriving.at.toISOString(), minutesLate: arriving.minutesLate },
  nobodyHere: nobodyHere && {
    at: nobodyHere.at.toISOString(),
    metres: nobodyHere.metres,
    stillAt: nobodyHere.stillAt?.toISOString() ?? null,
    stillMetres: nobodyHere.stillMetres,
  },
});
