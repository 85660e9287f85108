import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { settings } from '../settings.ts';
import { Profile } from './profile.schema.ts';
import { Reputation } from './reputation.schema.ts';

/** How a person or business is shown beside a posting. */
export interface Card {
  readonly name: string;
  readonly photo: string | null;
  /** Where applications by mail go. */
}

const FORMER_MEMBER: Card = { name: 'Former member', photo: null };

@Injectable()
export class PeopleService {
  constructor(
    @InjectModel(Profile.name) private readonly profiles: Model<Profile>,
    @InjectModel(Reputation.name) private readonly reputations: Model<Reputation>,
  ) {}

  /** Gives the card of any of those users; that of a closed account says 'Former member'. */
  async cardsOf(userIds: readonly Types.ObjectId[]): Promise<(userId: Types.ObjectId) => Card> {
    const found = await this.profiles
      .find({ userId: { $in: distinct(userIds) } })
      .select('userId usertype firstName lastName name pictureKey')
      .lean();
    const cards = new Map(found.map((profile) => [String(profile.userId), toCard(profile)]));
    return (userId) => cards.get(String(userId)) ?? FORMER_MEMBER;
  }

  /** Gives the average of stars of any of those workers, null before the first. */
  async ratingsOf(
    workerIds: readonly Types.ObjectId[],
  ): Promise<(workerId: Types.ObjectId) => number | null> {
    const found = await this.reputations.find({ _id: { $in: distinct(workerIds) } }).lean();
    const averages = new Map(
      found.map(({ _id, ratings, stars }) => [String(_id), ratings > 0 ? stars / ratings : null]),
    );
    return (workerId) => averages.get(String(workerId)) ?? null;
  }

  /** The birth day of a worker, as `YYYY-MM-DD`, where it is known. */
  async birthDayOf(userId: string): Promise<string | undefined> {
    const profile = await this.profiles.findOne({ userId }).select('birthDay').lean();
    return profile?.birthDay;
  }
}

const distinct = (ids: readonly Types.ObjectId[]): string[] => [...new Set(ids.map(String))];

function toCard({
  usertype,
  firstName,
  lastName,
  name,
  pictureKey,
}: Omit<Profile, 'userId'>): Card {
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const [first, second] = usertype === 'Temp' ? [person, name] : [name, person];
  return {
    name: first || second || 'Leafshift member',
    photo: pictureKey ? `${settings.PORTAL_URL}/api/files/${pictureKey}` : null,
  };
}
