import { Injectable } from '@nestjs/common';
import type { OutboxKind } from './outbox-kind.ts';

export interface OutboxMeta {
  /** The same on every attempt: use it as the idempotency key outside. */
  readonly recordId: string;
  /** What it was written once by, with its kind before it: `stripe.event:evt_…`. */
  readonly key?: string;
  /** Counts from 1. */
  readonly attempt: number;
}

export interface OutboxHandlerOptions {
  /** After this many failures the record is dead and needs a person. */
  readonly maxAttempts?: number;
  /** It is done at the payment provider: what fails again and again is an alarm before it is dead. */
  readonly asksProvider?: boolean;
}

type Handle<Payload> = (payload: Payload, meta: OutboxMeta) => Promise<void>;

export interface RegisteredHandler {
  readonly maxAttempts: number;
  run(payload: unknown, meta: OutboxMeta): Promise<void>;
}

/** Thrown by a handler when trying again can never help. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** Thrown by a handler that was told when to try again; it waits at least that long. */
export class TryLater extends Error {
  override readonly name = 'TryLater';

  constructor(
    message: string,
    readonly waitMs: number,
  ) {
    super(message);
  }
}

const DEFAULT_MAX_ATTEMPTS = 20;

/** Which handler does which kind of outbox record. Modules register theirs in `onModuleInit`. */
@Injectable()
export class OutboxHandlers {
  readonly #handlers = new Map<string, RegisteredHandler>();
  readonly #leftOut = new Set<string>();
  readonly #asksProvider = new Set<string>();

  /** The handler must be idempotent: it may run again after it succeeded. */
  register<Payload>(
    kind: OutboxKind<Payload>,
    handle: Handle<Payload>,
    { maxAttempts = DEFAULT_MAX_ATTEMPTS, asksProvider = false }: OutboxHandlerOptions = {},
  ): void {
    if (this.#handlers.has(kind.name)) {
      throw new Error(`Two handlers for the outbox kind ${kind.name}`);
    }
    if (asksProvider) {
      this.#asksProvider.add(kind.name);
    }
    this.#handlers.set(kind.name, {
      maxAttempts,
      run: async (payload, meta) => {
        const parsed = kind.payload.safeParse(payload);
        if (!parsed.success) {
          throw new PermanentFailure(`Not a payload of ${kind.name}`, { cause: parsed.error });
        }
        await handle(parsed.data, meta);
      },
    });
  }

  /** This process writes no records of a kind and leaves those alone that are there. */
  leaveOut(kind: string): void {
    this.#leftOut.add(kind);
  }

  isLeftOut(kind: string): boolean {
    return this.#leftOut.has(kind);
  }

  find(kind: string): RegisteredHandler | undefined {
    return this.#handlers.get(kind);
  }

  /** Kinds that are done at the payment provider. */
  get kindsAtProvider(): readonly string[] {
    return [...this.#asksProvider];
  }

  get kinds(): readonly string[] {
    return [...this.#handlers.keys()].filter((kind) => !this.#leftOut.has(kind));
  }
}
