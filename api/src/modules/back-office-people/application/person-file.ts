import type {
  Person,
  PersonDocument,
  PersonFlag,
  PersonProfile,
} from '@leafshift/contracts/back-office';
import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import { AccountReviews, SharedBanks } from '../../account-reviews/index.ts';
import { AffiliateLinks } from '../../affiliates/index.ts';
import { type Session, Sessions } from '../../auth/index.ts';
import { PeopleNamed } from '../../back-office/index.ts';
import { type Profile, Profiles } from '../../profile/index.ts';
import { OwnFactors } from '../../second-factor/index.ts';
import { Appeals } from '../../suspensions/index.ts';
import { Users } from '../../users/index.ts';
import { PersonNotes } from './person-notes.ts';

/** Everything on one person, from all who hold something. */
@Injectable()
export class PersonFile {
  constructor(
    private readonly users: Users,
    private readonly profiles: Profiles,
    private readonly banks: SharedBanks,
    private readonly reviews: AccountReviews,
    private readonly sessions: Sessions,
    private readonly factors: OwnFactors,
    private readonly suspensions: Appeals,
    private readonly notes: PersonNotes,
    private readonly people: PeopleNamed,
    private readonly links: AffiliateLinks,
  ) {}

  /** Throws NOT_FOUND, also for a closed account. */
  async get(userId: UserId): Promise<Person> {
    const account = await this.users.get(userId);
    const profile = (await this.profiles.map([userId])).get(userId);
    const history = await this.suspensions.historyOf(userId);
    const { suspension } = account;
    return {
      user: this.users.answer(account),
      profile: profile ? profileAnswer(profile, this.profiles.picture(profile)) : null,
      documents: await this.#documents(userId),
      flags: await this.#flags(userId),
      joinedBy: await this.#joinedBy(userId),
      sessions: (await this.sessions.list(userId)).map(sessionAnswer),
      secondFactors: [...(await this.factors.kindsOf(userId))],
      earlierSuspensions: history.filter(({ since }) => since !== suspension?.since.toISOString()),
      notes: await this.notes.listOf(userId),
    };
  }

  async #joinedBy(userId: UserId): Promise<Person['joinedBy']> {
    const giver = await this.links.giverOf(userId);
    return giver === null ? null : (await this.people.of([giver]))(giver);
  }

  async #documents(userId: UserId): Promise<PersonDocument[]> {
    const documents = await this.profiles.reviewsOf(userId);
    return documents.map(({ id, kind, status, reason, submittedAt, decidedAt }) => ({
      _id: id,
      kind,
      status,
      reason,
      submittedAt: submittedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    }));
  }

  async #flags(userId: UserId): Promise<PersonFlag[]> {
    const found = [
      ['shared-bank', await this.banks.listSharing(userId)],
      ['same-identity', await this.reviews.listMatching(userId)],
    ] as const;
    const named = await this.people.of(found.flatMap(([, others]) => others));
    return found.flatMap(([flag, others]) =>
      others.length > 0 ? [{ flag, users: others.map(named) }] : [],
    );
  }
}

const profileAnswer = (profile: Profile, profileImage: string | null): PersonProfile => ({
  name: profile.name ?? null,
  firstName: profile.firstName ?? null,
  lastName: profile.lastName ?? null,
  birthDay: profile.birthDay ?? null,
  phoneNumber: profile.phoneNumber ?? null,
  bio: profile.bio ?? null,
  businessType: profile.businessType ?? null,
  profileImage,
  fullAddress: profile.fullAddress ?? null,
  onboarded: profile.onboarded,
  certificates: profile.certificates.map(({ certificationName }) => certificationName),
  supervisors: profile.supervisors.length,
  locations: profile.locations.map(({ locationName }) => locationName),
});

const sessionAnswer = ({ id, device, createdAt, lastUsedAt }: Session) => ({
  _id: id,
  device,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
});
