import { MAX_CERTIFICATES, MAX_LOCATIONS, MAX_SUPERVISORS } from '@leafshift/domain/posting-rules';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { startsWith } from '../../../infra/mongo/starts-with.ts';
import {
  type NewProfile,
  type ProfileChanges,
  ProfileRepository,
} from '../domain/ports/profile.repository.ts';
import type {
  Certificate,
  CertificateId,
  Identity,
  LocationId,
  PortraitChange,
  Profile,
  ProfileHead,
  Supervisor,
  SupervisorId,
  SurveyAnswers,
  WorkLocation,
} from '../domain/profile.ts';
import {
  emptyProfile,
  type HeadDocument,
  type PortraitFields,
  toCertificate,
  toPortraitChange,
  toProfile,
  toProfileHead,
  withStoredId,
} from './profile.mapper.ts';
import { type ProfileDocument, profileCollection } from './profile.schema.ts';

type Update = UpdateQuery<ProfileDocument>;

const HEAD_FIELDS = {
  _id: 0,
  userId: 1,
  usertype: 1,
  firstName: 1,
  lastName: 1,
  name: 1,
  pictureKey: 1,
} as const;

const BY_PHONE: KeysetSort = [
  ['phoneNumber', 1],
  ['_id', 1],
];

const LATEST_PORTRAIT: KeysetSort = [
  ['portraitChangedAt', -1],
  ['_id', -1],
];

/** Profiles in MongoDB. */
@Injectable()
export class MongoProfileRepository extends ProfileRepository {
  constructor(
    @InjectModel(profileCollection.name) private readonly profiles: Model<ProfileDocument>,
  ) {
    super();
  }

  override async add(profile: NewProfile): Promise<void> {
    await this.profiles.insertMany([emptyProfile(profile)], { lean: true });
  }

  override async find(userId: UserId): Promise<Profile | null> {
    const stored = await this.profiles.findOne({ userId: toObjectId(userId) }).lean();
    return stored && toProfile(stored);
  }

  override async list(userIds: readonly UserId[]): Promise<readonly Profile[]> {
    if (userIds.length === 0) return [];
    const stored = await this.profiles.find({ userId: { $in: userIds.map(toObjectId) } }).lean();
    return stored.map(toProfile);
  }

  override async listByPhone(starts: readonly string[], page: PageRequest): Promise<Page<UserId>> {
    const query = keysetQuery(BY_PHONE, page);
    const patterns = starts.map((start) => new RegExp(startsWith(start).$regex));
    const stored = await this.profiles
      .find({ $and: [{ phoneNumber: { $in: patterns } }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .hint('by_phone')
      .lean();
    const { rows, nextCursor } = keysetPage(BY_PHONE, stored, page.limit);
    return { items: rows.map(({ userId }) => fromObjectId<UserId>(userId)), nextCursor };
  }

  override async listHeads(userIds: readonly UserId[]): Promise<readonly ProfileHead[]> {
    if (userIds.length === 0) return [];
    const stored = await this.profiles
      .find({ userId: { $in: userIds.map(toObjectId) } }, HEAD_FIELDS)
      .lean<HeadDocument[]>();
    return stored.map(toProfileHead);
  }

  override change(userId: UserId, changes: ProfileChanges): Promise<Profile | null> {
    const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
    const set = entries.filter(([, value]) => value !== '');
    const unset = entries.filter(([, value]) => value === '').map(([name]) => [name, 1]);
    return this.#change(userId, {}, {
      ...(set.length > 0 && { $set: Object.fromEntries(set) }),
      ...(unset.length > 0 && { $unset: Object.fromEntries(unset) }),
    } as Update);
  }

  override async setApproved(userId: UserId, approved: Identity): Promise<void> {
    await this.#change(userId, {}, { $set: { approved } });
  }

  override async notePortraitChange(userId: UserId, at: Date): Promise<void> {
    await this.#change(
      userId,
      {},
      { $set: { portraitChangedAt: at }, $inc: { portraitChanges: 1 } },
    );
  }

  override async listPortraitChanges({
    limit,
    cursor,
  }: PageRequest): Promise<Page<PortraitChange>> {
    const page = keysetQuery(LATEST_PORTRAIT, { limit, cursor });
    const stored = await this.profiles
      .find(
        { portraitChangedAt: { $exists: true }, ...page.filter },
        { ...HEAD_FIELDS, _id: 1, portraitChangedAt: 1, portraitChanges: 1 },
      )
      .sort(page.sort)
      .limit(page.limit)
      .lean<(HeadDocument & Required<PortraitFields>)[]>();
    const { rows, nextCursor } = keysetPage(LATEST_PORTRAIT, stored, limit);
    return { items: rows.map(toPortraitChange), nextCursor };
  }

  override async setOnboarded(userId: UserId): Promise<void> {
    await this.#change(userId, {}, { $set: { onboarded: true } });
  }

  override addSupervisor(userId: UserId, supervisor: Supervisor): Promise<Profile | null> {
    return this.#change(userId, hasRoom('supervisors', MAX_SUPERVISORS), {
      $push: { supervisors: withStoredId(supervisor) },
    });
  }

  override changeSupervisor(userId: UserId, supervisor: Supervisor): Promise<Profile | null> {
    return this.#change(
      userId,
      { 'supervisors._id': toObjectId(supervisor.id) },
      { $set: { 'supervisors.$': withStoredId(supervisor) } },
    );
  }

  override removeSupervisor(userId: UserId, id: SupervisorId): Promise<Profile | null> {
    const _id = toObjectId(id);
    return this.#change(userId, { 'supervisors._id': _id }, { $pull: { supervisors: { _id } } });
  }

  override addLocation(userId: UserId, location: WorkLocation): Promise<Profile | null> {
    return this.#change(userId, hasRoom('locations', MAX_LOCATIONS), {
      $push: { locations: withStoredId(location) },
    });
  }

  override changeLocation(userId: UserId, location: WorkLocation): Promise<Profile | null> {
    return this.#change(
      userId,
      { 'locations._id': toObjectId(location.id) },
      { $set: { 'locations.$': withStoredId(location) } },
    );
  }

  override removeLocation(userId: UserId, id: LocationId): Promise<Profile | null> {
    const _id = toObjectId(id);
    return this.#change(userId, { 'locations._id': _id }, { $pull: { locations: { _id } } });
  }

  override addCertificate(userId: UserId, certificate: Certificate): Promise<Profile | null> {
    return this.#change(userId, hasRoom('certificates', MAX_CERTIFICATES), {
      $push: { certificates: withStoredId(certificate) },
    });
  }

  override changeCertificate(userId: UserId, certificate: Certificate): Promise<Profile | null> {
    return this.#change(
      userId,
      { 'certificates._id': toObjectId(certificate.id) },
      { $set: { 'certificates.$': withStoredId(certificate) } },
    );
  }

  override async removeCertificate(userId: UserId, id: CertificateId): Promise<Certificate | null> {
    const _id = toObjectId(id);
    const before = await this.profiles
      .findOneAndUpdate(
        { userId: toObjectId(userId), 'certificates._id': _id },
        { $pull: { certificates: { _id } } },
        { returnDocument: 'before', projection: { certificates: 1 } },
      )
      .lean();
    return before?.certificates.map(toCertificate).find((removed) => removed.id === id) ?? null;
  }

  override addSurvey(userId: UserId, survey: SurveyAnswers): Promise<Profile | null> {
    return this.#change(
      userId,
      { 'surveys.legalToWork': { $ne: 'yes' } },
      { $push: { surveys: { ...withStoredId(survey), posExperience: [...survey.posExperience] } } },
    );
  }

  override async erase(userId: UserId): Promise<void> {
    await this.profiles.deleteOne({ userId: toObjectId(userId) });
  }

  async #change(
    userId: UserId,
    condition: QueryFilter<ProfileDocument>,
    update: Update,
  ): Promise<Profile | null> {
    const stored = await this.profiles
      .findOneAndUpdate({ userId: toObjectId(userId), ...condition }, update, {
        returnDocument: 'after',
      })
      .lean();
    return stored && toProfile(stored);
  }
}

const hasRoom = (list: 'supervisors' | 'locations' | 'certificates', most: number) => ({
  [`${list}.${most - 1}`]: { $exists: false },
});
