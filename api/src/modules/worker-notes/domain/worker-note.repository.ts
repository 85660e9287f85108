import type { EmployerId, IdOf, UserId, WorkerId } from '../../../core/ids.ts';

export type WorkerNoteId = IdOf<'WorkerNote'>;

/** What a member of a business has written about a worker. */
export interface WorkerNote {
  readonly id: WorkerNoteId;
  readonly workerId: WorkerId;
  readonly text: string;
  readonly by: UserId;
  readonly at: Date;
}

/** Businesses' private notes about workers. */
export abstract class WorkerNoteRepository {
  /** Latest first. */
  abstract list(employerId: EmployerId, workerId: WorkerId): Promise<readonly WorkerNote[]>;

  /** About everybody, latest first; for the export of a business's data. */
  abstract listAll(employerId: EmployerId): Promise<readonly WorkerNote[]>;

  abstract count(employerId: EmployerId, workerId: WorkerId): Promise<number>;

  abstract add(employerId: EmployerId, note: WorkerNote): Promise<void>;

  /** Whether there was one to remove. */
  abstract remove(employerId: EmployerId, workerId: WorkerId, id: WorkerNoteId): Promise<boolean>;

  /** Everything with this user, as the business or as the worker. */
  abstract removeOf(userId: UserId): Promise<void>;
}
