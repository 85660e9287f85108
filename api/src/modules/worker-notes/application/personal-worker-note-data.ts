import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { NotAgainRepository } from '../domain/not-again.ts';
import { WorkerNoteRepository } from '../domain/worker-note.repository.ts';

/**
 * Notes and the 'not again' list are the business's: they stand in its export, and not in the worker's
 * (ADR 0322). Both end with either account.
 */
@Injectable()
export class PersonalWorkerNoteData implements PersonalData, OnModuleInit {
  readonly section = 'workerNotes';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly notes: WorkerNoteRepository,
    private readonly marks: NotAgainRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    // Only businesses have any.
    const employerId = userId as EmployerId;
    const notes = await this.notes.listAll(employerId);
    const notAgain = await this.marks.list(employerId);
    return {
      notes: notes.map(({ workerId, text, at }) => ({ worker: workerId, text, at })),
      notAgain: notAgain.map(({ workerId, at }) => ({ worker: workerId, at })),
    };
  }

  async erase(userId: UserId): Promise<void> {
    await this.notes.removeOf(userId);
    await this.marks.removeOf(userId);
  }
}
