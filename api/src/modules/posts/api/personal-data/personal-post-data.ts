import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId, WorkerId } from '../../../../core/ids.ts';
import type { PersonalData } from '../../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../../core/personal-data/personal-data.registry.ts';
import { Users } from '../../../users/index.ts';
import { EmployerPostData } from './employer-post-data.ts';
import { WorkerShiftData } from './worker-shift-data.ts';

/** Postings and shifts in one's own export, and what becomes of them when the account is closed. */
@Injectable()
export class PersonalPostData implements PersonalData, OnModuleInit {
  readonly section = 'posts';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly users: Users,
    private readonly employers: EmployerPostData,
    private readonly workers: WorkerShiftData,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const { usertype } = await this.users.get(userId);
    return usertype === 'Employer'
      ? this.employers.collect(userId as EmployerId)
      : this.workers.collect(userId as WorkerId);
  }

  async erase(userId: UserId): Promise<void> {
    // Whichever the user is, they have nothing of the other kind.
    await this.employers.erase(userId as EmployerId);
    await this.workers.erase(userId as WorkerId);
  }
}
