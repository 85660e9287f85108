import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { markedNotAgain } from '../../worker-notes/index.ts';
import { FavouriteRepository } from '../domain/favourite.repository.ts';

/** To whom a business offers nothing any more is no favourite of it either (BUSINESS-11). */
@Injectable()
export class FollowNotAgain implements OnModuleInit {
  constructor(
    private readonly favourites: FavouriteRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(markedNotAgain, ({ employerId, workerId }) =>
      this.favourites.remove(employerId, workerId),
    );
  }
}
