import { Global, Module } from '@nestjs/common';
import { Invitations } from '../posts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { FavouriteWorkers } from './api/favourite-workers.ts';
import { FavouritesController } from './api/favourites.controller.ts';
import { InviteWorkersUseCase } from './api/invite-workers.use-case.ts';
import { PersonalFavouriteData } from './api/personal-favourite-data.ts';
import { SentInvitations } from './api/sent-invitations.ts';
import { ShiftInvitations } from './api/shift-invitations.ts';
import { FavouriteRepository } from './domain/favourite.repository.ts';
import { InvitationRepository } from './domain/invitation.repository.ts';
import { MongoFavouriteRepository } from './persistence/mongo-favourite.repository.ts';
import { MongoInvitationRepository } from './persistence/mongo-invitation.repository.ts';

/** Favourite workers and invitations. Global, because postings ask it about invitations. */
@Global()
@Module({
  imports: [ProfileModule],
  controllers: [FavouritesController],
  providers: [
    FavouriteWorkers,
    InviteWorkersUseCase,
    PersonalFavouriteData,
    ShiftInvitations,
    { provide: FavouriteRepository, useClass: MongoFavouriteRepository },
    { provide: InvitationRepository, useClass: MongoInvitationRepository },
    { provide: Invitations, useClass: SentInvitations },
  ],
  exports: [Invitations],
})
export class FavouritesModule {}
