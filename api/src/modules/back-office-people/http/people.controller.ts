import {
  addNote,
  closePerson,
  endPersonSession,
  endPersonSessions,
  exportPerson,
  people,
  person,
  personClosingTerms,
  personTimeline,
  removeSecondFactors,
} from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type SessionId, type UserId } from '../../../core/ids.ts';
import { PeopleSearch } from '../application/people-search.ts';
import { PersonActions } from '../application/person-actions.ts';
import { PersonFile } from '../application/person-file.ts';
import { PersonNotes } from '../application/person-notes.ts';
import { Timeline } from '../application/timeline.ts';

@Controller()
export class PeopleController {
  constructor(
    private readonly found: PeopleSearch,
    private readonly file: PersonFile,
    private readonly history: Timeline,
    private readonly notes: PersonNotes,
    private readonly actions: PersonActions,
  ) {}

  @Endpoint(people)
  search(
    @Input() { query: { q, ...page } }: CallParsed<typeof people>,
  ): Promise<CallAnswer<typeof people>> {
    return this.found.search(q, page);
  }

  @Endpoint(person)
  get(@Input() { params }: CallParsed<typeof person>): Promise<CallAnswer<typeof person>> {
    return this.file.get(asId<UserId>(params.id));
  }

  @Endpoint(personTimeline)
  timeline(
    @Input() { params, query }: CallParsed<typeof personTimeline>,
  ): Promise<CallAnswer<typeof personTimeline>> {
    return this.history.of(asId<UserId>(params.id), query);
  }

  @Endpoint(addNote)
  addNote(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof addNote>,
  ): Promise<CallAnswer<typeof addNote>> {
    return this.notes.add(userId, asId<UserId>(params.id), body);
  }

  @Endpoint(endPersonSession)
  endSession(
    @Caller() { userId }: AdminCaller,
    @Input() { params }: CallParsed<typeof endPersonSession>,
  ): Promise<void> {
    const session = asId<SessionId>(params.sessionId);
    return this.actions.endSession(userId, asId<UserId>(params.id), session);
  }

  @Endpoint(endPersonSessions)
  endSessions(
    @Caller() { userId }: AdminCaller,
    @Input() { params }: CallParsed<typeof endPersonSessions>,
  ): Promise<void> {
    return this.actions.endSessions(userId, asId<UserId>(params.id));
  }

  @Endpoint(removeSecondFactors)
  removeSecondFactors(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof removeSecondFactors>,
  ): Promise<void> {
    return this.actions.removeSecondFactors(userId, asId<UserId>(params.id), body.reason);
  }

  @Endpoint(exportPerson)
  async export(
    @Caller() { userId }: AdminCaller,
    @Input() { params }: CallParsed<typeof exportPerson>,
  ): Promise<CallAnswer<typeof exportPerson>> {
    return { ...(await this.actions.export(userId, asId<UserId>(params.id))) };
  }

  @Endpoint(personClosingTerms)
  closingTerms(
    @Input() { params }: CallParsed<typeof personClosingTerms>,
  ): Promise<CallAnswer<typeof personClosingTerms>> {
    return this.actions.closingTerms(asId<UserId>(params.id));
  }

  @Endpoint(closePerson)
  close(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof closePerson>,
  ): Promise<void> {
    return this.actions.close(userId, asId<UserId>(params.id), body.reason);
  }
}
