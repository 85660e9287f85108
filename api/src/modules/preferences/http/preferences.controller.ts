import type { CallParsed } from '@leafshift/contracts/core';
import { changePreferences, type Preferences, preferences } from '@leafshift/contracts/preferences';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { PreferencesRepository } from '../domain/preferences.repository.ts';

@Controller()
export class PreferencesController {
  constructor(private readonly repository: PreferencesRepository) {}

  @Endpoint(preferences)
  preferences(@Caller() { userId }: SignedInCaller): Promise<Preferences> {
    return this.repository.get(userId);
  }

  @Endpoint(changePreferences)
  change(
    @Caller() { userId }: SignedInCaller,
    @Input() { body }: CallParsed<typeof changePreferences>,
  ): Promise<Preferences> {
    return this.repository.change(userId, body);
  }
}
