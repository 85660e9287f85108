import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobBoardModule } from '../job-board/index.ts';
import { NotificationModule } from '../notification/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { UploadsModule } from '../uploads/index.ts';
import { AnswerTemplates } from './application/answer-templates.ts';
import { ApplicantLimits } from './application/applicant-limits.ts';
import { ApplicantMails } from './application/applicant-mails.ts';
import { ApplicationLinks } from './application/application-links.ts';
import { ApplyUseCase } from './application/apply.use-case.ts';
import { EmployerApplications } from './application/employer-applications.ts';
import { FormPosts } from './application/form-posts.ts';
import { Members } from './application/members.ts';
import { OwnApplication } from './application/own-application.ts';
import { PersonalApplicationData } from './application/personal-application-data.ts';
import { Removals } from './application/removals.ts';
import { Resumes } from './application/resumes.ts';
import { OwnAnswerRepository } from './domain/answer-template.ts';
import { ApplicationRepository, SentApplications } from './domain/application.repository.ts';
import { ApplicantsController } from './http/applicants.controller.ts';
import { ApplicationsController } from './http/applications.controller.ts';
import { applicationCollection } from './persistence/application.schema.ts';
import { MongoApplicationRepository } from './persistence/mongo-application.repository.ts';
import { MongoOwnAnswers } from './persistence/mongo-own-answers.ts';
import { MongoSentApplications } from './persistence/mongo-sent-applications.ts';
import { ownAnswersCollection } from './persistence/own-answers.schema.ts';

/** Applications for permanent jobs: from the board to a hiring. */
@Module({
  imports: [
    MongooseModule.forFeature([applicationCollection, ownAnswersCollection]),
    JobBoardModule,
    NotificationModule,
    ProfileModule,
    UploadsModule,
  ],
  controllers: [ApplicantsController, ApplicationsController],
  providers: [
    AnswerTemplates,
    ApplicantLimits,
    ApplicantMails,
    ApplicationLinks,
    ApplyUseCase,
    EmployerApplications,
    FormPosts,
    Members,
    OwnApplication,
    PersonalApplicationData,
    Removals,
    Resumes,
    { provide: ApplicationRepository, useClass: MongoApplicationRepository },
    { provide: OwnAnswerRepository, useClass: MongoOwnAnswers },
    { provide: SentApplications, useClass: MongoSentApplications },
  ],
})
export class ApplicationsModule {}
