import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  addWorkerNote,
  markNotAgain,
  notAgainWorkers,
  removeWorkerNote,
  unmarkNotAgain,
  workerNotes,
} from '@leafshift/contracts/worker-notes';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import { type EmployerCaller, personOf } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type WorkerId } from '../../../core/ids.ts';
import { NotAgainList } from '../application/not-again-list.ts';
import { WorkerNotes } from '../application/worker-notes.ts';
import type { WorkerNoteId } from '../domain/worker-note.repository.ts';

/** What a business keeps to itself about workers. */
@Controller()
export class WorkerNotesController {
  constructor(
    private readonly notes: WorkerNotes,
    private readonly notAgain: NotAgainList,
  ) {}

  @Endpoint(workerNotes)
  async list(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof workerNotes>,
  ): Promise<CallAnswer<typeof workerNotes>> {
    const workerId = asId<WorkerId>(params.userId);
    return {
      notes: await this.notes.list(userId, workerId),
      notAgain: await this.notAgain.find(userId, workerId),
    };
  }

  @Endpoint(addWorkerNote)
  add(
    @Caller() caller: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof addWorkerNote>,
  ): Promise<CallAnswer<typeof addWorkerNote>> {
    const note = { text: body.text, by: personOf(caller) };
    return this.notes.add(caller.userId, asId<WorkerId>(params.userId), note);
  }

  @Endpoint(removeWorkerNote)
  remove(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof removeWorkerNote>,
  ): Promise<void> {
    const noteId = asId<WorkerNoteId>(params.noteId);
    return this.notes.remove(userId, asId<WorkerId>(params.userId), noteId);
  }

  @Endpoint(notAgainWorkers)
  async listNotAgain(
    @Caller() { userId }: EmployerCaller,
  ): Promise<CallAnswer<typeof notAgainWorkers>> {
    return { workers: await this.notAgain.list(userId) };
  }

  @Endpoint(markNotAgain)
  mark(
    @Caller() caller: EmployerCaller,
    @Input() { params }: CallParsed<typeof markNotAgain>,
  ): Promise<CallAnswer<typeof markNotAgain>> {
    return this.notAgain.mark(caller.userId, asId<WorkerId>(params.userId), personOf(caller));
  }

  @Endpoint(unmarkNotAgain)
  unmark(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof unmarkNotAgain>,
  ): Promise<void> {
    return this.notAgain.unmark(userId, asId<WorkerId>(params.userId));
  }
}
