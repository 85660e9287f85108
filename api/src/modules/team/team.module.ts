import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobBoardModule } from '../job-board/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { AcceptInvitationUseCase } from './application/accept-invitation.use-case.ts';
import { FollowBusiness } from './application/follow-business.ts';
import { InvitationMails } from './application/invitation-mails.ts';
import { Invitations } from './application/invitations.ts';
import { CheckedTerms } from './application/member-terms.ts';
import { Team } from './application/team.ts';
import { MemberInvitationRepository } from './domain/invitation.repository.ts';
import { InvitationsController } from './http/invitations.controller.ts';
import { TeamController } from './http/team.controller.ts';
import { memberInvitationCollection } from './persistence/invitation.schema.ts';
import { MongoMemberInvitationRepository } from './persistence/mongo-invitation.repository.ts';

/** Who acts for a business: inviting, changing and removing its people. */
@Module({
  imports: [MongooseModule.forFeature([memberInvitationCollection]), JobBoardModule, ProfileModule],
  controllers: [InvitationsController, TeamController],
  providers: [
    AcceptInvitationUseCase,
    CheckedTerms,
    FollowBusiness,
    InvitationMails,
    Invitations,
    Team,
    { provide: MemberInvitationRepository, useClass: MongoMemberInvitationRepository },
  ],
})
export class TeamModule {}
