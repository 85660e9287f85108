import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { isDatabaseDown } from '../mongo/mongo-errors.ts';
import { MetricsRegistry } from './metrics-registry.ts';

/** How an attempt at an outbox record ended: `again` will be tried again, `dead` needs a person. */
export type AttemptOutcome = 'done' | 'again' | 'dead';

/** What happens outside of requests, counted without people. */
@Injectable()
export class Counts {
  readonly #attempts: Counter<'kind' | 'outcome'>;
  readonly #mails: Counter<'outcome'>;
  readonly #provider: Counter<'call' | 'outcome'>;
  readonly #security: Counter<'event'>;
  readonly #limited: Counter<'limit'>;
  readonly #unreached: Counter;

  constructor(registry: MetricsRegistry) {
    const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Counter({ name, help, labelNames, registers: [registry] });
    this.#attempts = counter('leafshift_outbox_attempts_total', 'Attempts at outbox records', [
      'kind',
      'outcome',
    ]);
    this.#mails = counter('leafshift_mails_total', 'Mails that were taken, or not', ['outcome']);
    this.#provider = counter(
      'leafshift_provider_calls_total',
      'Calls of the payment provider (cards, payments, payouts) by how they ended',
      ['call', 'outcome'],
    );
    this.#security = counter(
      'leafshift_security_events_total',
      'Sign-ins, failures and other events of the security log',
      ['event'],
    );
    this.#limited = counter('leafshift_limited_total', 'Attempts that were past a limit', [
      'limit',
    ]);
    this.#unreached = counter(
      'leafshift_database_connection_failures_total',
      'Work that did not reach the database, or lost it in the middle',
      [],
    );
  }

  attempted(kind: string, outcome: AttemptOutcome): void {
    this.#attempts.inc({ kind, outcome });
  }

  mailed(outcome: 'taken' | 'refused' | 'failed'): void {
    this.#mails.inc({ outcome });
  }

  askedProvider(call: string, outcome: string): void {
    this.#provider.inc({ call, outcome });
  }

  secured(event: string): void {
    this.#security.inc({ event });
  }

  /** Counts an error where the database could not be reached; of others nothing. */
  failed(error: unknown): void {
    if (isDatabaseDown(error)) this.#unreached.inc();
  }

  limited(limit: string): void {
    this.#limited.inc({ limit });
  }
}
