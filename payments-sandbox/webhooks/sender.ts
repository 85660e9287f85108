import type { SandboxClock } from '../state/clock.ts';
import type { Store } from '../state/store.ts';
import type { Delivery, SandboxEvent } from '../state/tables.ts';
import { signatureHeader } from './signature.ts';

/** Where webhooks go and what they are signed with. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

/** How held-back webhooks are let go: each so many times, in this order. */
export interface ReleaseOptions {
  readonly copies?: number;
  readonly order?: (events: readonly SandboxEvent[]) => readonly SandboxEvent[];
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
const PATIENCE = 10_000;
const AT_ONCE = 8;

/** Delivers events until the receiver answers 2xx, with growing waits; what is left survives a restart. */
export class WebhookSender {
  readonly #store: Store;
  readonly #clock: SandboxClock;
  #target: WebhookTarget | undefined;
  #held = false;
  #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  readonly #underway = new Map<string, Promise<void>>();

  constructor(store: Store, clock: SandboxClock, target?: WebhookTarget) {
    this.#store = store;
    this.#clock = clock;
    this.#target = target;
  }

  get listened(): boolean {
    return this.#target !== undefined;
  }

  /** Sends from now on there; nothing where there is no target. */
  aimAt(target: WebhookTarget | undefined): void {
    this.#target = target;
    this.wake();
  }

  /** Begins every delivery that is due. */
  wake(): void {
    clearTimeout(this.#timer);
    if (this.#held || !this.#target || this.#stopping.signal.aborted) return;
    for (const delivery of this.#waiting()) {
      if (this.#underway.size >= AT_ONCE) return;
      if (delivery.dueAt <= this.#clock.now()) this.#begin(delivery);
    }
    const next = Math.min(...this.#waiting().map((delivery) => delivery.dueAt));
    if (!Number.isFinite(next)) return;
    this.#timer = setTimeout(() => this.wake(), Math.max(10, next - this.#clock.now()));
    this.#timer.unref();
  }

  /** Keeps webhooks back until released. */
  hold(): void {
    this.#held = true;
  }

  /** Sends what was kept back, one after the other, and goes on as usual. */
  async release(options: ReleaseOptions = {}): Promise<void> {
    await this.settled();
    const events = this.pending();
    for (const event of (options.order ?? ((all) => all))(events)) {
      for (let copy = 0; copy < (options.copies ?? 1); copy += 1) await this.send(event);
    }
    this.#held = false;
    this.wake();
  }

  /** The events whose delivery is still to come, oldest first. */
  pending(): SandboxEvent[] {
    return this.#store
      .all('deliveries')
      .flatMap(({ event }) => this.#store.find('events', event) ?? []);
  }

  /** Sends an event now, delivered before or not; whether the receiver answered 2xx. */
  async send(event: SandboxEvent): Promise<boolean> {
    const accepted = await this.#post(event);
    if (accepted && this.#store.find('deliveries', event.id)) this.#done(event);
    return accepted;
  }

  /** Waits until nothing is under way or due; what failed and waits for another try does not count. */
  async settled(): Promise<void> {
    while (this.#underway.size > 0) await Promise.all(this.#underway.values());
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stopping.abort();
    await this.settled();
  }

  #waiting(): Delivery[] {
    return this.#store.all('deliveries').filter((delivery) => !this.#underway.has(delivery.id));
  }

  #begin(delivery: Delivery): void {
    const attempt = this.#attempt(delivery).finally(() => {
      this.#underway.delete(delivery.id);
      this.wake();
    });
    this.#underway.set(delivery.id, attempt);
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const event = this.#store.find('events', delivery.event);
    if (event && !(await this.#post(event))) this.#later(delivery);
    else if (event) this.#done(event);
  }

  #done(event: SandboxEvent): void {
    this.#store.atomically(() => {
      this.#store.remove('deliveries', event.id);
      this.#store.put('events', { ...event, pending_webhooks: 0 });
    });
  }

  #later(delivery: Delivery): void {
    if (this.#stopping.signal.aborted) return;
    const wait = Math.min(FIRST_WAIT * 2 ** delivery.attempts, LONGEST_WAIT);
    this.#store.atomically(() => {
      this.#store.put('deliveries', {
        ...delivery,
        attempts: delivery.attempts + 1,
        dueAt: this.#clock.now() + wait,
      });
    });
  }

  async #post(event: SandboxEvent): Promise<boolean> {
    if (!this.#target) return false;
    const payload = JSON.stringify(event, null, 2);
    try {
      const answer = await fetch(this.#target.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signatureHeader(payload, this.#target.secret, this.#clock.seconds()),
          'User-Agent': 'Stripe/1.0 (sandbox; +https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(PATIENCE)]),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      // Nobody listens, or not in time: the same as an answer other than 2xx.
      return false;
    }
  }
}
