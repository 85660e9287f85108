import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import { Transactions } from '../../../../infra/mongo/transactions.ts';
import type { ShiftId } from '../../domain/ids.ts';

/** Thrown inside a change when the condition of one of its writes no longer held. */
class ConditionGone extends Error {
  override readonly name = 'ConditionGone';
}

/** The result of a conditional write; where its condition was gone, the whole change is undone. */
export function held<Result>(result: Result | null): Result {
  if (result === null) {
    throw new ConditionGone('The condition of a write no longer held');
  }
  return result;
}

/** Undoes the whole change where a conditional write did nothing. */
export function heldTrue(result: boolean): void {
  held(result || null);
}

/** How often a change is tried whose condition was gone. */
export const ATTEMPTS = 4;

/**
 * Contended changes of a shift. In this process they wait for one another, so that two hundred
 * confirmations do not retry against each other; what decides between processes is the condition of
 * the change's first write. `check` says why not, in the words of the rules, before and after.
 */
@Injectable()
export class ShiftChanges {
  readonly #last = new Map<ShiftId, Promise<void>>();

  constructor(private readonly transactions: Transactions) {}

  /** Runs `change` in a transaction. Throws what `check` refuses with, or STATE_CONFLICT. */
  async run<Checked, Result>(
    shiftId: ShiftId,
    check: () => Promise<Checked>,
    change: (checked: Checked) => Promise<Result>,
  ): Promise<Result> {
    return this.inTurn(shiftId, () => this.#attempt(check, change));
  }

  /** Runs the change in a transaction, or answers null where the condition of a write was gone. */
  async tryOnce<Result>(change: () => Promise<Result>): Promise<Result | null> {
    try {
      return await this.transactions.run(change);
    } catch (error) {
      if (error instanceof ConditionGone) {
        return null;
      }
      throw error;
    }
  }

  /** Does the work when all that was asked of the shift before is done, in this process. */
  async inTurn<Result>(shiftId: ShiftId, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(shiftId) ?? Promise.resolve();
    const result = before.then(work);
    const turn = result.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(shiftId, turn);
    try {
      return await result;
    } finally {
      if (this.#last.get(shiftId) === turn) {
        this.#last.delete(shiftId);
      }
    }
  }

  async #attempt<Checked, Result>(
    check: () => Promise<Checked>,
    change: (checked: Checked) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const checked = await check();
      const done = await this.tryOnce(async () => ({ result: await change(checked) }));
      if (done) {
        return done.result;
      }
    }
    return refuse('STATE_CONFLICT');
  }
}
