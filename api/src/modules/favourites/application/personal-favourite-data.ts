import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { FavouriteRepository } from '../domain/favourite.repository.ts';
import { InvitationRepository } from '../domain/invitation.repository.ts';
import { FavouriteWorkers } from './favourite-workers.ts';

/** Favourites in an employer's own export; a person who leaves is in nobody's list any more. */
@Injectable()
export class PersonalFavouriteData implements PersonalData, OnModuleInit {
  readonly section = 'favouriteWorkers';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly workers: FavouriteWorkers,
    private readonly favourites: FavouriteRepository,
    private readonly invitations: InvitationRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  collect(userId: UserId): Promise<unknown> {
    // Only employers have any.
    return this.workers.list(userId as EmployerId);
  }

  async erase(userId: UserId): Promise<void> {
    await this.favourites.removeOf(userId);
    await this.invitations.removeOf(userId);
  }
}
