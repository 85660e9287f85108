import type { Call, CallAnswer, CallInput } from '@leafshift/contracts/core';
import {
  type Answered,
  type Person,
  type SendOptions,
  send,
} from '../../tools/drills/api/caller.ts';
import type { Meter } from '../report/meter.ts';

/** What the API says to people that want what they may not; anything else is a mistake of somebody's. */
const ORDINARY = new Set([403, 409]);
const FIRST_REFUSAL = 400;
const MOST_TOLD = 20;

/** Makes calls of an API of several processes, one after the other, as a balancer would. */
export class Calls {
  readonly #origins: readonly string[];
  readonly #meter: Meter;
  readonly #mistakes: string[] = [];
  #turn = 0;

  constructor(origins: readonly string[], meter: Meter) {
    this.#origins = origins;
    this.#meter = meter;
  }

  /** How many processes there are. */
  get nodes(): number {
    return this.#origins.length;
  }

  /** What it was answered, or null where it was refused as rules refuse. */
  async ask<C extends Call>(
    call: C,
    input: CallInput<C>,
    as: Person,
    options: SendOptions & { readonly node?: number } = {},
  ): Promise<CallAnswer<C> | null> {
    const { status, body } = await this.#timed(call, input, as, options);
    return status < FIRST_REFUSAL ? body : null;
  }

  /** Answers that no rule explains, and forgets them. */
  takeMistakes(): readonly string[] {
    const told = this.#mistakes.slice(0, MOST_TOLD);
    const more = this.#mistakes.length - told.length;
    this.#mistakes.length = 0;
    return more > 0 ? [...told, `${more} more calls were answered so`] : told;
  }

  async #timed<C extends Call>(
    call: C,
    input: CallInput<C>,
    as: Person,
    { node, ...options }: SendOptions & { readonly node?: number },
  ): Promise<Answered<CallAnswer<C>>> {
    this.#turn += 1;
    const origin = this.#origins[(node ?? this.#turn) % this.#origins.length] ?? '';
    const began = performance.now();
    const answer = await send(origin, call, input, as, options);
    const code = refusalOf(answer);
    this.#meter.record(call.name, performance.now() - began, code);
    if (code !== null && !ORDINARY.has(answer.status)) {
      const { errors = [] } = answer.body as { readonly errors?: readonly object[] };
      const about = errors.length > 0 ? `: ${JSON.stringify(errors)}` : '';
      this.#mistakes.push(`${call.name} was answered ${answer.status} ${code}${about}`);
    }
    return answer;
  }
}

/** The code of an error; null of what succeeded. */
function refusalOf({ status, body }: Answered<unknown>): string | null {
  if (status < FIRST_REFUSAL) return null;
  const { code } = (body ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : `HTTP_${status}`;
}
