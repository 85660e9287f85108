import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { SessionId, UserId } from '../../../core/ids.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type EndedSessions,
  type OpenWhen,
  SessionRepository,
  type SessionsToEnd,
} from '../domain/session.repository.ts';
import type { NewSession, Session } from '../domain/session.ts';
import { type SessionDocument, sessionCollection } from './session.schema.ts';

const A_MOMENT_MS = 10_000;
const MOST_LISTED = 100;
const READ_TIME_EVERY_MS = 5_000;

/** Sessions in MongoDB. */
@Injectable()
export class MongoSessionRepository extends SessionRepository {
  /** What the database's clock said last, and when this process had heard it. */
  #clock: { readonly said: number; readonly heardAt: number } | null = null;

  constructor(
    @InjectModel(sessionCollection.name) private readonly sessions: Model<SessionDocument>,
    private readonly database: Database,
  ) {
    super();
  }

  override async add({ id, userId, ...session }: NewSession): Promise<void> {
    await this.sessions.insertMany(
      [{ _id: toObjectId(id), userId: toObjectId(userId), ...session }],
      { lean: true },
    );
  }

  override async find(id: SessionId): Promise<Session | null> {
    const stored = await this.sessions.findById(toObjectId(id)).lean();
    return stored && toSession(stored);
  }

  override async listOpen(
    userId: UserId,
    { expiresAfter, usedAfter }: OpenWhen,
  ): Promise<readonly Session[]> {
    const stored = await this.sessions
      .find({
        userId: toObjectId(userId),
        lastUsedAt: { $gt: usedAfter },
        expiresAt: { $gt: expiresAfter },
        endedAt: { $exists: false },
      })
      .sort({ lastUsedAt: -1, _id: -1 })
      .limit(MOST_LISTED)
      .lean();
    return stored.map(toSession);
  }

  override async noteUse(id: SessionId, at: Date): Promise<void> {
    await this.sessions.updateOne(
      { _id: toObjectId(id), lastUsedAt: { $lt: at } },
      { $set: { lastUsedAt: at } },
    );
  }

  override async noteConfirmation(id: SessionId, at: Date): Promise<void> {
    await this.sessions.updateOne({ _id: toObjectId(id) }, { $max: { confirmedAt: at } });
  }

  override async end(userId: UserId, which: SessionsToEnd): Promise<readonly SessionId[]> {
    const filter: QueryFilter<SessionDocument> = {
      userId: toObjectId(userId),
      endedAt: { $exists: false },
      ...idFilter(which),
    };
    const open = await this.sessions.find(filter, { _id: 1 }).lean();
    await this.sessions.updateMany(
      { ...filter, _id: { $in: open.map(({ _id }) => _id) } },
      { $currentDate: { endedAt: true } },
    );
    return open.map(({ _id }) => fromObjectId<SessionId>(_id));
  }

  override async endedSince(since: Date | null): Promise<EndedSessions> {
    const upTo = await this.#databaseTime();
    const from = since ?? new Date(upTo.getTime() - A_MOMENT_MS);
    const ended = await this.sessions.find({ endedAt: { $gt: from } }, { _id: 1 }).lean();
    return { ids: ended.map(({ _id }) => fromObjectId<SessionId>(_id)), upTo };
  }

  override async knowsAddress(userId: UserId, addressDigest: string): Promise<boolean> {
    const known = await this.sessions.exists({ userId: toObjectId(userId), addressDigest });
    return known !== null;
  }

  /** Never ahead of the database's clock, which is asked every few seconds and not at each look. */
  async #databaseTime(): Promise<Date> {
    const now = performance.now();
    if (this.#clock === null || now - this.#clock.heardAt > READ_TIME_EVERY_MS) {
      const { localTime } = await this.database.native.command({ hello: 1 });
      this.#clock = { said: (localTime as Date).getTime(), heardAt: performance.now() };
      return localTime as Date;
    }
    return new Date(this.#clock.said + now - this.#clock.heardAt);
  }
}

const toSession = (stored: SessionDocument): Session => ({
  id: fromObjectId<SessionId>(stored._id),
  userId: fromObjectId<UserId>(stored.userId),
  usertype: stored.usertype,
  device: stored.device,
  createdAt: stored.createdAt,
  lastUsedAt: stored.lastUsedAt,
  expiresAt: stored.expiresAt,
  confirmedAt: stored.confirmedAt,
  isEnded: stored.endedAt !== undefined,
});

function idFilter(which: SessionsToEnd): QueryFilter<SessionDocument> {
  if (which === 'all') {
    return {};
  }
  return 'only' in which
    ? { _id: toObjectId(which.only) }
    : { _id: { $ne: toObjectId(which.allExcept) } };
}
