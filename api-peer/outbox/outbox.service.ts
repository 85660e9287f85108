import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { OutboxRecord } from './outbox-record.schema.ts';

/** A record to be written; `key` makes it the only one of its kind. */
export interface NewOutboxRecord {
  readonly kind: `peer.${string}`;
  readonly payload: Record<string, unknown>;
  readonly key?: string;
  readonly dueAt?: Date;
}

type Handler = (payload: never) => Promise<void>;

const LOOK_EVERY_MS = 500;
const HIDDEN_MS = 60_000;
const RETRY_MS = 5_000;
const MOST_ATTEMPTS = 20;
const LANES = 4;

/** Writes what follows from a change in its transaction, and does it afterwards. */
@Injectable()
export class OutboxService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxService.name);
  private readonly handlers = new Map<string, Handler>();
  private readonly lanes = new Set<Promise<void>>();
  private timer: NodeJS.Timeout;
  private isStopped = false;

  constructor(@InjectModel(OutboxRecord.name) private readonly records: Model<OutboxRecord>) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await Promise.all(this.lanes);
  }

  handle(kind: NewOutboxRecord['kind'], handler: Handler): void {
    this.handlers.set(kind, handler);
  }

  async add(records: readonly NewOutboxRecord[], session: ClientSession): Promise<void> {
    const now = new Date();
    await this.records.bulkWrite(
      records.map(({ kind, payload, key, dueAt = now }) => ({
        updateOne: {
          filter: key ? { key: `${kind}:${key}` } : { _id: new Types.ObjectId() },
          update: {
            $setOnInsert: { kind, payload, state: 'waiting', attempts: 0, dueAt, createdAt: now },
          },
          upsert: true,
        },
      })),
      { session },
    );
  }

  /** Looks for what is due, where not enough lanes do so already. */
  wake(): void {
    if (this.isStopped || this.lanes.size >= LANES) return;
    const lane = this.work()
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.lanes.delete(lane));
    this.lanes.add(lane);
  }

  private async work(): Promise<void> {
    for (let record = await this.take(); record; record = await this.take()) {
      try {
        await this.handlers.get(record.kind)?.(record.payload as never);
        await this.records.updateOne(
          { _id: record._id },
          { $set: { state: 'done', finishedAt: new Date() } },
        );
      } catch (error) {
        this.logger.error(error);
        await this.failed(record, error);
      }
    }
  }

  private take() {
    const now = new Date();
    return this.records
      .findOneAndUpdate(
        { state: 'waiting', dueAt: { $lte: now }, kind: { $in: [...this.handlers.keys()] } },
        { $set: { dueAt: new Date(now.getTime() + HIDDEN_MS) }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      )
      .lean();
  }

  private async failed(
    { _id, attempts }: OutboxRecord & { _id: Types.ObjectId },
    error: unknown,
  ): Promise<void> {
    await this.records.updateOne(
      { _id },
      {
        $set: {
          lastError: String(error),
          ...(attempts >= MOST_ATTEMPTS
            ? { state: 'dead' as const }
            : { dueAt: new Date(Date.now() + RETRY_MS) }),
        },
      },
    );
  }
}
