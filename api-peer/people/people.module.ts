import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PeopleService } from './people.service.ts';
import { Profile, ProfileSchema } from './profile.schema.ts';
import { Reputation, ReputationSchema } from './reputation.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Profile.name, schema: ProfileSchema },
      { name: Reputation.name, schema: ReputationSchema },
    ]),
  ],
  providers: [PeopleService],
  exports: [PeopleService],
})
export class PeopleModule {}
