import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Memberships } from '../../core/members/memberships.ts';
import { accountCollection } from '../users/index.ts';
import { BusinessMemberships } from './application/business-memberships.ts';
import { BusinessAccounts } from './domain/business-accounts.ts';
import { MemberRepository } from './domain/member.repository.ts';
import { memberCollection } from './persistence/member.schema.ts';
import { MongoBusinessAccounts } from './persistence/mongo-business-accounts.ts';
import { MongoMemberRepository } from './persistence/mongo-member.repository.ts';

/** The people of a business. Global, because the guard of access asks who acts for whom. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([accountCollection, memberCollection])],
  providers: [
    { provide: BusinessAccounts, useClass: MongoBusinessAccounts },
    { provide: MemberRepository, useClass: MongoMemberRepository },
    { provide: Memberships, useClass: BusinessMemberships },
  ],
  exports: [MemberRepository, Memberships],
})
export class MembersModule {}
