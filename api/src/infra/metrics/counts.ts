import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
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
  }

  attempted(kind: string, outcome: AttemptOutcome): void {
    this.#attempts.inc({ kind, outcome });
  }

  mailed(outcome: 'taken' | 'failed'): void {
    this.#mails.inc({ outcome });
  }

  askedProvider(call: string, outcome: string): void {
    this.#provider.inc({ call, outcome });
  }

  secured(event: string): void {
    this.#security.inc({ event });
  }

  limited(limit: string): void {
    this.#limited.inc({ limit });
  }
}
