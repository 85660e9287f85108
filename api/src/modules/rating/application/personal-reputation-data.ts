import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Reputations } from '../../posts/index.ts';
import { Users } from '../../users/index.ts';
import { ReputationRepository } from '../domain/reputation.repository.ts';
import { ShiftRatingRepository } from '../domain/shift-rating.repository.ts';
import type { ShiftRating } from '../domain/shift-rating.ts';

/**
 * A reputation and the ratings of businesses in the export of who gave or received them, and their
 * end with the account: its words go, and nothing that is hidden is shown to it any more.
 */
@Injectable()
export class PersonalReputationData implements PersonalData, OnModuleInit {
  readonly section = 'posts';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly users: Users,
    private readonly reputations: Reputations,
    private readonly stored: ReputationRepository,
    private readonly ratings: ShiftRatingRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<Record<string, unknown>> {
    return (await this.users.get(userId)).usertype === 'Employer'
      ? {
          ratingsReceived: (await this.ratings.listReceived(userId as EmployerId)).flatMap(
            exported,
          ),
        }
      : {
          reputation: await this.reputations.find(userId as WorkerId),
          ratingsGiven: (await this.ratings.listGiven(userId as WorkerId)).flatMap(exported),
        };
  }

  async erase(userId: UserId): Promise<void> {
    await this.stored.remove(userId);
    await this.ratings.forget(userId);
  }
}

const exported = ({ shiftId, ofBusiness }: ShiftRating) =>
  ofBusiness
    ? [
        {
          post: shiftId,
          rating: ofBusiness.stars,
          comment: ofBusiness.words,
          givenAt: ofBusiness.at.toISOString(),
        },
      ]
    : [];
