import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PersonalSupport } from './application/personal-support.ts';
import { SupportMails } from './application/support-mails.ts';
import { SupportRequests } from './application/support-requests.ts';
import { SupportRepository } from './domain/support.ts';
import { SupportController } from './http/support.controller.ts';
import { MongoSupportRepository } from './persistence/mongo-support.repository.ts';
import { supportCollection } from './persistence/support.schema.ts';

/** Questions of people to the back office. */
@Module({
  imports: [MongooseModule.forFeature([supportCollection])],
  controllers: [SupportController],
  providers: [
    PersonalSupport,
    SupportMails,
    SupportRequests,
    { provide: SupportRepository, useClass: MongoSupportRepository },
  ],
  exports: [SupportRequests],
})
export class SupportModule {}
