import {
  MAX_WORKER_NOTES,
  type WorkerNote as WorkerNoteAnswer,
} from '@leafshift/contracts/worker-notes';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { WorkRecords } from '../../profile/index.ts';
import { Users } from '../../users/index.ts';
import {
  type WorkerNote,
  type WorkerNoteId,
  WorkerNoteRepository,
} from '../domain/worker-note.repository.ts';

/** What the members of a business note about workers, for each other alone (BUSINESS-10). */
@Injectable()
export class WorkerNotes {
  constructor(
    private readonly notes: WorkerNoteRepository,
    private readonly records: WorkRecords,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /** Latest first. Throws NOT_FOUND for a worker who has nothing to do with any shift of the business. */
  async list(employerId: EmployerId, workerId: WorkerId): Promise<WorkerNoteAnswer[]> {
    await this.#assertKnown(employerId, workerId);
    return this.#shown(await this.notes.list(employerId, workerId));
  }

  /** Throws NOT_FOUND as `list`, or TOO_MANY_NOTES. */
  async add(
    employerId: EmployerId,
    workerId: WorkerId,
    { text, by }: { readonly text: string; readonly by: UserId },
  ): Promise<WorkerNoteAnswer> {
    await this.#assertKnown(employerId, workerId);
    if ((await this.notes.count(employerId, workerId)) >= MAX_WORKER_NOTES) {
      refuse('TOO_MANY_NOTES');
    }
    const note = { id: newId<WorkerNoteId>(), workerId, text, by, at: this.clock.now() };
    await this.notes.add(employerId, note);
    const [shown] = await this.#shown([note]);
    return shown ?? refuse('NOT_FOUND');
  }

  /** Throws NOT_FOUND. */
  async remove(employerId: EmployerId, workerId: WorkerId, id: WorkerNoteId): Promise<void> {
    if (!(await this.notes.remove(employerId, workerId, id))) {
      refuse('NOT_FOUND');
    }
  }

  async #assertKnown(employerId: EmployerId, workerId: WorkerId): Promise<void> {
    if (!(await this.records.findForEmployer(employerId, workerId))) {
      refuse('NOT_FOUND');
    }
  }

  async #shown(notes: readonly WorkerNote[]): Promise<WorkerNoteAnswer[]> {
    const authors = await this.users.map(notes.map(({ by }) => by));
    return notes.map(({ id, text, by, at }) => ({
      _id: id,
      text,
      by: authors.get(by)?.name ?? '',
      at: at.toISOString(),
    }));
  }
}
