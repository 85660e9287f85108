import { PartFailureKind, ReleaseSide } from '@leafshift/contracts/portal';
import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';
import { Clock } from '../clock/clock.ts';
import { OutboxRepository } from '../outbox/outbox.repository.ts';
import { SocketRooms } from '../realtime/socket-rooms.ts';
import { Counts } from './counts.ts';
import { MetricsRegistry } from './metrics-registry.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface ServedRequest {
  /** The name of the call, where the route has one. */
  readonly call: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** A part of the portal by remote and release; `kind` is the side of a load, or why it failed. */
export interface CountedPart {
  readonly remote: string;
  readonly release: string;
  readonly kind: string;
}

/** What a page is measured by: the name of its histogram, what it means, and its buckets. */
const VITALS = {
  LCP: {
    name: 'leafshift_remote_largest_paint_seconds',
    help: 'When the largest part of a first page was there, by remote and release',
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  },
  INP: {
    name: 'leafshift_remote_interaction_seconds',
    help: 'The slowest answer to a press in a window, by remote and release',
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  },
  CLS: {
    name: 'leafshift_remote_layout_shift',
    help: 'How much of a page moved by itself, by remote and release',
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
} as const;
export type VitalName = keyof typeof VITALS;

const RELEASE_LABELS = ['remote', 'release'] as const;
type ReleaseHistogram = Histogram<(typeof RELEASE_LABELS)[number]>;

const PART_LABELS = ['remote', 'release', 'kind'] as const;
type PartCounter = Counter<(typeof PART_LABELS)[number]>;

/** What this process counts, for Prometheus. */
@Injectable()
export class Metrics {
  readonly #requests: Histogram<'call' | 'method' | 'route' | 'status'>;
  readonly #partLoads: PartCounter;
  readonly #partFailures: PartCounter;
  readonly #vitals: Readonly<Record<VitalName, ReleaseHistogram>>;

  constructor(
    private readonly registry: MetricsRegistry,
    outbox: OutboxRepository,
    rooms: SocketRooms,
    clock: Clock,
    counts: Counts,
  ) {
    const registers = [registry];
    this.#requests = new Histogram({
      name: 'leafshift_request_seconds',
      help: 'Time to answer by call and route',
      labelNames: ['call', 'method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    });
    this.#partLoads = new Counter({
      name: 'leafshift_remote_loads_total',
      help: 'Pages and slots of remotes that windows have shown, by the side of the release',
      labelNames: PART_LABELS,
      registers,
    });
    this.#partFailures = new Counter({
      name: 'leafshift_remote_failures_total',
      help: 'Pages and slots of remotes that windows could not show, by what failed',
      labelNames: PART_LABELS,
      registers,
    });
    const vital = (name: VitalName): ReleaseHistogram =>
      new Histogram({
        ...VITALS[name],
        buckets: [...VITALS[name].buckets],
        labelNames: RELEASE_LABELS,
        registers,
      });
    this.#vitals = { LCP: vital('LCP'), INP: vital('INP'), CLS: vital('CLS') };
    new Gauge({
      name: 'leafshift_outbox_records',
      help: 'Outbox records that are due, or dead and need a person',
      labelNames: ['state'],
      registers,
      async collect() {
        try {
          const [due, dead] = await Promise.all([outbox.countDue(clock.now()), outbox.countDead()]);
          this.set({ state: 'due' }, due);
          this.set({ state: 'dead' }, dead);
        } catch (error) {
          // Whoever reads metrics wants the others above all when there is no database.
          counts.failed(error);
          this.reset();
        }
      },
    });
    new Gauge({
      name: 'leafshift_outbox_oldest_seconds',
      help: 'For how long the oldest outbox record should have been done, also where it was tried since',
      registers,
      async collect() {
        try {
          const due = await outbox.oldestDue(clock.now());
          this.set(due ? (clock.now().getTime() - due.getTime()) / 1000 : 0);
        } catch (error) {
          counts.failed(error);
          this.remove();
        }
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

  served({ call, method, route, status, seconds }: ServedRequest): void {
    this.#requests.observe({ call, method, route, status: String(status) }, seconds);
  }

  partLoaded(part: CountedPart): void {
    this.#partLoads.inc({ ...part });
  }

  partFailed(part: CountedPart): void {
    this.#partFailures.inc({ ...part });
  }

  /** Takes one measurement of a page, in the unit of its histogram. */
  pageMeasured(name: VitalName, release: Omit<CountedPart, 'kind'>, value: number): void {
    this.#vitals[name].observe({ ...release }, value);
  }

  /** Takes out what was counted and measured of a release. */
  forgetRelease(release: Omit<CountedPart, 'kind'>): void {
    for (const kind of ReleaseSide.options) this.#partLoads.remove({ ...release, kind });
    for (const kind of PartFailureKind.options) this.#partFailures.remove({ ...release, kind });
    for (const histogram of Object.values(this.#vitals)) histogram.remove({ ...release });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
