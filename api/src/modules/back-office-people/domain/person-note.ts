import type { AdminId, IdOf, UserId } from '../../../core/ids.ts';

export type PersonNoteId = IdOf<'PersonNote'>;

/** What somebody of the back office has written down about a person. */
export interface PersonNote {
  readonly id: PersonNoteId;
  readonly userId: UserId;
  readonly adminId: AdminId;
  readonly text: string;
  readonly at: Date;
}

/** Notes of all people; they are added, and go with the account. */
export abstract class PersonNoteRepository {
  abstract add(note: PersonNote): Promise<void>;
  /** Newest first, at most a hundred. */
  abstract listOf(userId: UserId): Promise<readonly PersonNote[]>;
  abstract removeOf(userId: UserId): Promise<void>;
}
