import { createHmac, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type KeysetSort, keysetPage, keysetQuery } from '../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../core/paging/page.ts';
import { Clock } from '../clock/clock.ts';
import { Log } from '../logger/log.ts';
import { DerivedKeys } from '../secrets/derived-keys.ts';
import {
  type DeliveryDocument,
  type DeliveryKind,
  type DeliveryState,
  deliveryCollection,
} from './delivery.schema.ts';
import { maskedAddress, openSubject } from './told-address.ts';

/** A mail that went out, or an event that came in. */
export interface Delivery {
  readonly kind: DeliveryKind;
  /** The same on each attempt. */
  readonly key: string;
  readonly what: string;
  /** The address of a mail. */
  readonly to?: string;
}

/** A delivery as people look at it. */
export type SeenDelivery = Pick<DeliveryDocument, 'kind' | 'what' | 'state' | 'tries' | 'at'> & {
  readonly id: string;
  readonly to: string | null;
  readonly lastAt: Date;
  readonly lastError: string | null;
};

interface DeliverySearch extends PageRequest {
  readonly kind: DeliveryKind;
  readonly state?: DeliveryState | undefined;
  /** The whole address of a mail. */
  readonly to?: string | undefined;
}

const NEWEST: KeysetSort = [
  ['at', -1],
  ['_id', -1],
];
const MOST_LETTERS = 500;

/** What came in and went out in the last week: of each what, when and with what end, never its text. */
@Injectable()
export class DeliveryLog {
  readonly #key: KeyObject;

  constructor(
    @InjectModel(deliveryCollection.name) private readonly deliveries: Model<DeliveryDocument>,
    private readonly clock: Clock,
    private readonly log: Log,
    keys: DerivedKeys,
  ) {
    this.#key = keys.keyFor('delivery-log');
  }

  /** An event is here that nothing is done about. */
  ignored(delivery: Delivery): Promise<void> {
    return this.#note(delivery, 'ignored', 0);
  }

  /** Does it, and notes that it was done or why not. Throws what it throws. */
  async attempt(delivery: Delivery, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      await this.#note(delivery, 'failed', 1, error instanceof Error ? error.message : 'unknown');
      throw error;
    }
    await this.#note(delivery, 'done', 1);
  }

  /** When the last of a kind came or went; null where there was none within a week. */
  async lastOf(kind: DeliveryKind): Promise<Date | null> {
    const last = await this.deliveries
      .findOne({ kind }, { at: 1 })
      .sort(Object.fromEntries(NEWEST))
      .hint('newest_of_kind')
      .lean();
    return last?.at ?? null;
  }

  /** Newest first. */
  async list({ kind, state, to, ...page }: DeliverySearch): Promise<Page<SeenDelivery>> {
    const query = keysetQuery(NEWEST, page);
    const about = {
      kind,
      ...(state && { state }),
      ...(to !== undefined && { toDigest: this.#digest(to) }),
    };
    const byState = state ? 'newest_in_state' : 'newest_of_kind';
    const stored = await this.deliveries
      .find({ $and: [about, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .hint(to === undefined ? byState : 'newest_to')
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, stored, page.limit);
    return { items: rows.map(toSeen), nextCursor };
  }

  /** What is noted matters less than what it is about: where it cannot be, the log says so. */
  async #note(
    { kind, key, what, to }: Delivery,
    state: DeliveryState,
    tries: number,
    lastError?: string,
  ): Promise<void> {
    const now = this.clock.now();
    const address = to && { to: maskedAddress(to), toDigest: this.#digest(to) };
    try {
      await this.deliveries.updateOne(
        { kind, key },
        {
          $setOnInsert: { what: openSubject(what).slice(0, MOST_LETTERS), at: now, ...address },
          $set: {
            state,
            lastAt: now,
            ...(lastError && { lastError: openSubject(lastError).slice(0, MOST_LETTERS) }),
          },
          ...(state === 'done' && { $unset: { lastError: '' } }),
          $inc: { tries },
        },
        { upsert: true },
      );
    } catch (err) {
      this.log.error('A delivery could not be noted', { err, kind });
    }
  }

  #digest(address: string): string {
    return createHmac('sha256', this.#key).update(address.toLowerCase()).digest('base64url');
  }
}

const toSeen = ({ _id, kind, what, to, state, tries, at, ...last }: DeliveryDocument) => ({
  ...{ id: _id.toHexString(), kind, what, to: to ?? null, state, tries, at },
  lastAt: last.lastAt,
  lastError: last.lastError ?? null,
});
