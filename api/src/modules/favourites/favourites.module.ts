import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EligibilityModule } from '../eligibility/index.ts';
import { Invitations } from '../posts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { WorkerNotesModule } from '../worker-notes/index.ts';
import { FavouriteWorkers } from './application/favourite-workers.ts';
import { FollowNotAgain } from './application/follow-not-again.ts';
import { FollowPostings } from './application/follow-postings.ts';
import { InviteWorkersUseCase } from './application/invite-workers.use-case.ts';
import { PersonalFavouriteData } from './application/personal-favourite-data.ts';
import { SentInvitations } from './application/sent-invitations.ts';
import { ShiftInvitations } from './application/shift-invitations.ts';
import { FavouriteRepository } from './domain/favourite.repository.ts';
import { InvitationRepository } from './domain/invitation.repository.ts';
import { FavouritesController } from './http/favourites.controller.ts';
import { favouriteCollection } from './persistence/favourite.schema.ts';
import { invitationCollection } from './persistence/invitation.schema.ts';
import { MongoFavouriteRepository } from './persistence/mongo-favourite.repository.ts';
import { MongoInvitationRepository } from './persistence/mongo-invitation.repository.ts';

/** Favourite workers and invitations. Global, because postings ask it about invitations. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([favouriteCollection, invitationCollection]),
    EligibilityModule,
    ProfileModule,
    WorkerNotesModule,
  ],
  controllers: [FavouritesController],
  providers: [
    FavouriteWorkers,
    FollowNotAgain,
    FollowPostings,
    InviteWorkersUseCase,
    PersonalFavouriteData,
    ShiftInvitations,
    { provide: FavouriteRepository, useClass: MongoFavouriteRepository },
    { provide: InvitationRepository, useClass: MongoInvitationRepository },
    { provide: Invitations, useClass: SentInvitations },
  ],
  exports: [FavouriteRepository, Invitations],
})
export class FavouritesModule {}
