import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  changeSavedSearch,
  removeSavedSearch,
  savedSearches,
  saveSearch,
} from '@leafshift/contracts/saved-searches';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { OwnSearches } from '../application/own-searches.ts';
import type { SavedSearchId } from '../domain/saved-search.ts';

/** Searches that a worker keeps. */
@Controller()
export class SavedSearchesController {
  constructor(private readonly own: OwnSearches) {}

  @Endpoint(savedSearches)
  async list(@Caller() { userId }: WorkerCaller): Promise<CallAnswer<typeof savedSearches>> {
    return { searches: await this.own.list(userId) };
  }

  @Endpoint(saveSearch)
  save(
    @Caller() { userId }: WorkerCaller,
    @Input() { body }: CallParsed<typeof saveSearch>,
  ): Promise<CallAnswer<typeof saveSearch>> {
    return this.own.save(userId, body);
  }

  @Endpoint(changeSavedSearch)
  change(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof changeSavedSearch>,
  ): Promise<CallAnswer<typeof changeSavedSearch>> {
    return this.own.change(userId, asId<SavedSearchId>(params.searchId), body);
  }

  @Endpoint(removeSavedSearch)
  remove(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof removeSavedSearch>,
  ): Promise<void> {
    return this.own.remove(userId, asId<SavedSearchId>(params.searchId));
  }
}
