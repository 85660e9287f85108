import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Clock } from '../clock/clock.ts';
import { OutboxRepository } from '../outbox/outbox.repository.ts';
import { SocketRooms } from '../realtime/socket-rooms.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface ServedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What this process counts, for Prometheus. */
@Injectable()
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;

  constructor(outbox: OutboxRepository, rooms: SocketRooms, clock: Clock) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'leafshift_request_seconds',
      help: 'Time to answer by route',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    });
    new Gauge({
      name: 'leafshift_outbox_records',
      help: 'Outbox records that are due, or dead and need a person',
      labelNames: ['state'],
      registers,
      async collect() {
        this.set({ state: 'due' }, await outbox.countDue(clock.now()));
        this.set({ state: 'dead' }, await outbox.countDead());
      },
    });
    new Gauge({
      name: 'leafshift_sockets',
      help: 'Connected sockets of this process',
      registers,
      collect() {
        this.set(rooms.connected);
      },
    });
  }

  served({ method, route, status, seconds }: ServedRequest): void {
    this.#requests.observe({ method, route, status: String(status) }, seconds);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
