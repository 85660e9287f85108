import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../../infra/clock/clock.ts';
import { isDuplicateKey } from '../../infra/mongo/mongo-errors.ts';
import { Transactions } from '../../infra/mongo/transactions.ts';
import { DerivedKeys } from '../../infra/secrets/derived-keys.ts';
import { seal, unseal } from '../../infra/secrets/sealed-text.ts';
import type { KeyTurn } from '../context/request-context.ts';
import { refuse } from '../errors/api-error.ts';
import { type IdempotencyDocument, idempotencyRecords } from './idempotency.schema.ts';

export interface KeptAnswer {
  readonly status: number;
  readonly answer: unknown;
}

const KEEP_MS = 24 * 60 * 60 * 1000;
const RUNNING_MS = 60_000;

/** First answers by idempotency key, kept for a day. */
@Injectable()
export class IdempotencyStore {
  readonly #key;
  readonly #sealing;

  constructor(
    @InjectModel(idempotencyRecords.name) private readonly records: Model<IdempotencyDocument>,
    transactions: Transactions,
    keys: DerivedKeys,
    private readonly clock: Clock,
  ) {
    this.#key = keys.keyFor('kept-answer');
    this.#sealing = keys.keysFor('kept-answer');
    transactions.markIdempotencyRecordWith(async (turn) => {
      const { matchedCount } = await this.records.updateOne(ofTurn(turn), {
        $set: { committed: true },
      });
      // Another request was given its place meanwhile, so this one must change nothing.
      if (matchedCount === 0) refuse('STATE_CONFLICT');
    });
  }

  /** A keyed digest: what was asked may hold a password, which must not be guessable from it. */
  digest(parts: readonly unknown[]): string {
    return createHmac('sha256', this.#key).update(JSON.stringify(parts)).digest('base64url');
  }

  /**
   * Begins the request, or gives the answer of the first one. A change counts only while it is the turn
   * of its request. Throws IDEMPOTENCY_KEY_REUSED when the
   * key belongs to another request, and STATE_CONFLICT while the first one runs or its answer was lost;
   * a repeatable one whose answer was lost is begun again.
   */
  async begin(
    id: string,
    request: string,
    { isRepeatable = false }: { readonly isRepeatable?: boolean } = {},
  ): Promise<KeptAnswer | KeyTurn> {
    const now = this.clock.now();
    const fresh = {
      request,
      state: 'running',
      committed: false,
      runningUntil: new Date(now.getTime() + RUNNING_MS),
      expiresAt: new Date(now.getTime() + KEEP_MS),
    } as const;
    try {
      await this.records.insertMany([{ _id: id, ...fresh }], { lean: true });
      return { id, until: fresh.runningUntil };
    } catch (error) {
      if (!isDuplicateKey(error)) {
        throw error;
      }
    }
    const first = await this.records.findById(id).lean();
    if (!first) {
      return this.begin(id, request, { isRepeatable });
    }
    return this.#answerOf(first, request, isRepeatable) ?? this.#takeOver(first, fresh);
  }

  async keep(turn: KeyTurn, { status, answer }: KeptAnswer): Promise<void> {
    await this.records.updateOne(ofTurn(turn), {
      $set: {
        state: 'done',
        committed: true,
        status,
        answer: seal(this.#sealing, JSON.stringify(answer ?? null)),
      },
    });
  }

  /** Forgets a request that was refused, so that it may be sent again; not one that changed something. */
  async forget(turn: KeyTurn): Promise<void> {
    await this.records.deleteOne({ ...ofTurn(turn), state: 'running', committed: false });
  }

  #answerOf(first: IdempotencyDocument, request: string, isRepeatable: boolean): KeptAnswer | null {
    if (first.request !== request) {
      return refuse('IDEMPOTENCY_KEY_REUSED');
    }
    if (first.state === 'done' && first.status !== undefined && first.answer !== undefined) {
      return {
        status: first.status,
        answer: JSON.parse(unseal(this.#sealing, first.answer)) as unknown,
      };
    }
    const isLost = first.committed && !isRepeatable;
    return isLost || first.runningUntil > this.clock.now() ? refuse('STATE_CONFLICT') : null;
  }

  /** The first request died: before it changed anything, or where that may be done again. */
  async #takeOver(
    first: IdempotencyDocument,
    fresh: Omit<IdempotencyDocument, '_id'>,
  ): Promise<KeyTurn> {
    const { matchedCount } = await this.records.updateOne(
      { _id: first._id, runningUntil: first.runningUntil, committed: first.committed },
      { $set: fresh },
    );
    return matchedCount === 1
      ? { id: first._id, until: fresh.runningUntil }
      : refuse('STATE_CONFLICT');
  }
}

const ofTurn = ({ id, until }: KeyTurn) => ({ _id: id, runningUntil: until });
