import {
  confirmationRefusal,
  type EligibilityFacts,
  eligibilityRefusal,
} from '@leafshift/domain/eligibility';
import type { Refusal } from '@leafshift/domain/refusal';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { settings } from '../settings.ts';
import { User } from '../users/user.schema.ts';
import { ReviewedDocument } from './document.schema.ts';

const NEEDED = {
  Employer: ['businessLicence'],
  Temp: ['identificationDocument', 'backgroundCheck'],
  Admin: [],
} as const;

const POLICY = { gate: settings.VERIFICATION_GATE } as const;

@Injectable()
export class EligibilityService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(ReviewedDocument.name) private readonly documents: Model<ReviewedDocument>,
  ) {}

  /** Why the employer may not confirm the worker for what either account is, or null. */
  async refusalOf(employerId: string, workerId: string): Promise<Refusal | null> {
    const factsOf = await this.facts([employerId, workerId]);
    const employer = factsOf(employerId);
    if (!employer) throw new NotFoundException();
    return confirmationRefusal(employer, factsOf(workerId), POLICY);
  }

  /** Why the employer may confirm nobody, as the transaction sees it; or null. */
  async employerRefusal(employerId: string, session: ClientSession): Promise<Refusal | null> {
    const employer = (await this.facts([employerId], session))(employerId);
    if (!employer) throw new NotFoundException();
    return eligibilityRefusal('confirm', employer, POLICY);
  }

  private async facts(
    ids: readonly string[],
    session: ClientSession | null = null,
  ): Promise<(userId: string) => EligibilityFacts | null> {
    const [accounts, documents] = await Promise.all([
      this.users
        .find({ _id: { $in: ids }, closedAt: null })
        .select('usertype suspended underReview emailVerifiedAt')
        .session(session)
        .lean(),
      this.documents
        .find({ userId: { $in: ids } })
        .select('userId kind status')
        .session(session)
        .lean(),
    ]);
    return (userId) => {
      const account = accounts.find(({ _id }) => String(_id) === userId);
      const own = documents.filter((document) => String(document.userId) === userId);
      return account
        ? {
            emailVerified: account.emailVerifiedAt !== null,
            isSuspended: account.suspended,
            isUnderReview: account.underReview,
            documents: NEEDED[account.usertype].map(
              (kind) => own.find((each) => each.kind === kind)?.status ?? 'Not Submitted',
            ),
          }
        : null;
    };
  }
}
