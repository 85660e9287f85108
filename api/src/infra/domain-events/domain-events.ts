import { Injectable } from '@nestjs/common';
import { Transactions } from '../mongo/transactions.ts';
import type { DomainEvent } from './domain-event.ts';

type Handle<Payload> = (payload: Payload) => Promise<void>;

/**
 * Tells other modules what happened, within the transaction in which it happened: what a handler
 * writes is kept or undone together with the change, and a handler that throws undoes all of it.
 * A module that must not know another one publishes; the other one subscribes in `onModuleInit`.
 */
@Injectable()
export class DomainEvents {
  readonly #handlers = new Map<string, Handle<never>[]>();

  constructor(private readonly transactions: Transactions) {}

  subscribe<Payload>({ name }: DomainEvent<Payload>, handle: Handle<Payload>): void {
    this.#handlers.set(name, [...(this.#handlers.get(name) ?? []), handle]);
  }

  /** Runs the handlers one after another. Throws outside a transaction. */
  async publish<Payload>({ name }: DomainEvent<Payload>, payload: Payload): Promise<void> {
    if (!this.transactions.isRunning) {
      throw new Error(`A domain event needs the transaction of its change: ${name}`);
    }
    for (const handle of this.#handlers.get(name) ?? []) {
      await (handle as Handle<Payload>)(payload);
    }
  }
}
