import { Injectable } from '@nestjs/common';
import { ApiError } from '../../core/errors/api-error.ts';
import { ConditionNotMet } from './assert-updated.ts';
import { Transactions } from './transactions.ts';
import { Turns } from './turns.ts';

/** How often a change is tried that others get ahead of. */
const ATTEMPTS = 4;

/**
 * Changes of what many may change at the same moment. Each write carries its condition, so that it
 * holds between any number of processes; the rules only say why something is refused. Within a
 * process, changes of one subject take turns: side by side they would mostly repeat transactions
 * against each other (ADR 150).
 */
@Injectable()
export class GuardedChanges {
  readonly #turns = new Turns();

  constructor(private readonly transactions: Transactions) {}

  /**
   * Asks `check`, which throws what the rules refuse with, then runs `change` in a transaction with
   * what `check` gave. Where a condition was not met (`assertUpdated`), both are done again. Throws
   * STATE_CONFLICT after four times. `subject` is the id of what is changed; `takesNumber` spares a
   * change that always takes a number the attempt without its turn.
   */
  run<Checked, Result>(
    subject: string,
    check: () => Promise<Checked>,
    change: (checked: Checked) => Promise<Result>,
    { takesNumber = false } = {},
  ): Promise<Result> {
    return this.#turns.take(subject, () => this.#attempt(check, change, takesNumber));
  }

  async #attempt<Checked, Result>(
    check: () => Promise<Checked>,
    change: (checked: Checked) => Promise<Result>,
    takesNumber: boolean,
  ): Promise<Result> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const checked = await check();
      try {
        const work = () => change(checked);
        return await (takesNumber
          ? this.transactions.runInTurn(work)
          : this.transactions.run(work));
      } catch (error) {
        if (!(error instanceof ConditionNotMet)) {
          throw error;
        }
      }
    }
    throw new ApiError('STATE_CONFLICT');
  }
}
