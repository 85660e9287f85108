import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PersonalVerificationData } from './application/personal-verification-data.ts';
import { VerificationCodes } from './application/verification-codes.ts';
import { VerificationCodeRepository } from './domain/verification-code.repository.ts';
import { MongoVerificationCodeRepository } from './persistence/mongo-verification-code.repository.ts';
import { StoredCodesMigration } from './persistence/stored-codes.migration.ts';
import { verificationCodeCollection } from './persistence/verification-code.schema.ts';

/** Codes that show that an address or a number is the owner's. */
@Module({
  imports: [MongooseModule.forFeature([verificationCodeCollection])],
  providers: [
    PersonalVerificationData,
    StoredCodesMigration,
    VerificationCodes,
    { provide: VerificationCodeRepository, useClass: MongoVerificationCodeRepository },
  ],
  exports: [VerificationCodes],
})
export class VerificationModule {}
