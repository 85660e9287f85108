import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProfileModule } from '../profile/index.ts';
import { VerificationModule } from '../verification/index.ts';
import { PersonalPhoneData } from './application/personal-phone-data.ts';
import { PhoneCodes } from './application/phone-codes.ts';
import { PhoneVerification } from './application/phone-verification.ts';
import { VerifiedPhoneRepository } from './domain/verified-phone.repository.ts';
import { PhonesController } from './http/phones.controller.ts';
import { MongoVerifiedPhoneRepository } from './persistence/mongo-verified-phone.repository.ts';
import { verifiedPhoneCollection } from './persistence/verified-phone.schema.ts';

/** Phone numbers that are shown to be their owners'. */
@Module({
  imports: [
    MongooseModule.forFeature([verifiedPhoneCollection]),
    ProfileModule,
    VerificationModule,
  ],
  controllers: [PhonesController],
  providers: [
    PersonalPhoneData,
    PhoneCodes,
    PhoneVerification,
    { provide: VerifiedPhoneRepository, useClass: MongoVerifiedPhoneRepository },
  ],
})
export class PhonesModule {}
