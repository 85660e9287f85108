import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Migrations } from '../../infra/mongo/migrations.ts';
import { UploadsModule } from '../uploads/index.ts';
import { CertificateReviews } from './application/certificate-reviews.ts';
import { DocumentReviews } from './application/document-reviews.ts';
import { EmployerProfile } from './application/employer-profile.ts';
import { PersonalProfileData } from './application/personal-profile-data.ts';
import { ProfileAnswers } from './application/profile-answer.ts';
import { Profiles } from './application/profiles.ts';
import { UpdateProfile } from './application/update-profile.use-case.ts';
import { WorkerProfile } from './application/worker-profile.ts';
import { DocumentRepository } from './domain/ports/document.repository.ts';
import { ProfileRepository } from './domain/ports/profile.repository.ts';
import { ProfileController } from './http/profile.controller.ts';
import { approvedIdentities } from './persistence/approved-identities.migration.ts';
import { documentCollection } from './persistence/document.schema.ts';
import { MongoDocumentRepository } from './persistence/mongo-document.repository.ts';
import { MongoProfileRepository } from './persistence/mongo-profile.repository.ts';
import { profileCollection } from './persistence/profile.schema.ts';
import { severalCertificates } from './persistence/several-certificates.migration.ts';

@Module({
  imports: [MongooseModule.forFeature([documentCollection, profileCollection]), UploadsModule],
  controllers: [ProfileController],
  providers: [
    CertificateReviews,
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
export class ProfileModule {
  constructor(migrations: Migrations) {
    migrations.register(approvedIdentities);
    migrations.register(severalCertificates);
  }
}
