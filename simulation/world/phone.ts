import type { Call, CallInput } from '@leafshift/contracts/core';
import type { Person } from '../../tools/drills/api/caller.ts';
import type { Calls } from './calls.ts';

/**
 * A worker's phone. What is done while it is offline is kept; with a network again it is sent to every
 * process at once with one key, as a phone repeats what it has heard no answer to.
 */
export class Phone {
  readonly #calls: Calls;
  #kept: ((node: number) => Promise<unknown>)[] = [];
  #sent = 0;
  isOffline = false;

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  /** Changes something, now or once there is a network; what came of it is seen by asking again. */
  async change<C extends Call>(call: C, input: CallInput<C>, as: Person): Promise<void> {
    this.#sent += 1;
    const idempotencyKey = `${as.id}-${this.#sent}`;
    const send = (node?: number) =>
      this.#calls.ask(call, input, as, {
        ...(call.idempotent && { idempotencyKey }),
        ...(node !== undefined && { node }),
      });
    if (this.isOffline) this.#kept.push(send);
    else await send();
  }

  /** The network is back. */
  async reconnect(): Promise<void> {
    this.isOffline = false;
    const kept = this.#kept;
    this.#kept = [];
    for (const send of kept) {
      await Promise.all(Array.from({ length: this.#calls.nodes }, (_, node) => send(node)));
    }
  }
}
