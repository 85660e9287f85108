import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { User, UserSchema } from '../users/user.schema.ts';
import { ReviewedDocument, ReviewedDocumentSchema } from './document.schema.ts';
import { EligibilityService } from './eligibility.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ReviewedDocument.name, schema: ReviewedDocumentSchema },
      { name: User.name, schema: UserSchema },
    ]),
  ],
  providers: [EligibilityService],
  exports: [EligibilityService],
})
export class EligibilityModule {}
