import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/index.ts';
import { DocumentReviews } from './api/document-reviews.ts';
import { EmployerProfile } from './api/employer-profile.ts';
import { PersonalProfileData } from './api/personal-profile-data.ts';
import { ProfileController } from './api/profile.controller.ts';
import { ProfileAnswers } from './api/profile-answer.ts';
import { Profiles } from './api/profiles.ts';
import { UpdateProfile } from './api/update-profile.use-case.ts';
import { WorkerProfile } from './api/worker-profile.ts';
import { DocumentRepository } from './domain/ports/document.repository.ts';
import { ProfileRepository } from './domain/ports/profile.repository.ts';
import { MongoDocumentRepository } from './persistence/mongo-document.repository.ts';
import { MongoProfileRepository } from './persistence/mongo-profile.repository.ts';

@Module({
  imports: [UploadsModule],
  controllers: [ProfileController],
  providers: [
    DocumentReviews,
    EmployerProfile,
    PersonalProfileData,
    ProfileAnswers,
    Profiles,
    UpdateProfile,
    WorkerProfile,
    { provide: DocumentRepository, useClass: MongoDocumentRepository },
    { provide: ProfileRepository, useClass: MongoProfileRepository },
  ],
  exports: [DocumentReviews, Profiles],
})
export class ProfileModule {}
