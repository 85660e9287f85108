import type { PersonNote as NoteAnswer, PersonNoteForm } from '@leafshift/contracts/back-office';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AdminId, UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { AdminActions } from '../../admin/index.ts';
import { PeopleNamed } from '../../back-office/index.ts';
import { Users } from '../../users/index.ts';
import { type PersonNoteId, PersonNoteRepository } from '../domain/person-note.ts';

/** What the back office writes down about people; it is theirs to see in their export. */
@Injectable()
export class PersonNotes implements PersonalData, OnModuleInit {
  readonly section = 'notesOfBackOffice';

  constructor(
    private readonly notes: PersonNoteRepository,
    private readonly users: Users,
    private readonly people: PeopleNamed,
    private readonly actions: AdminActions,
    private readonly registry: PersonalDataRegistry,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  /** Throws NOT_FOUND. */
  add(adminId: AdminId, userId: UserId, { text }: PersonNoteForm): Promise<NoteAnswer> {
    return this.transactions.run(async () => {
      await this.users.get(userId);
      const { name } = await this.users.get(adminId);
      const note = { id: newId<PersonNoteId>(), userId, adminId, text, at: this.clock.now() };
      await this.notes.add(note);
      await this.actions.note(userId, {
        adminId,
        action: 'note-added',
        target: userId,
        details: { note: note.id },
        at: note.at,
      });
      return { _id: note.id, by: { _id: adminId, name }, text, at: note.at.toISOString() };
    });
  }

  /** Newest first. */
  async listOf(userId: UserId): Promise<NoteAnswer[]> {
    const notes = await this.notes.listOf(userId);
    const named = await this.people.of(notes.map(({ adminId }) => adminId));
    return notes.map(({ id, adminId, text, at }) => ({
      _id: id,
      by: named(adminId),
      text,
      at: at.toISOString(),
    }));
  }

  /** Without who wrote them. */
  async collect(userId: UserId): Promise<unknown> {
    const notes = await this.notes.listOf(userId);
    return notes.map(({ text, at }) => ({ text, at: at.toISOString() }));
  }

  erase(userId: UserId): Promise<void> {
    return this.notes.removeOf(userId);
  }
}
