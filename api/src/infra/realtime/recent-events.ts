import { type RealtimeEventName, TOLD_AGAIN_MS } from '@leafshift/contracts/realtime';

interface RecentEvent {
  readonly rooms: readonly string[];
  readonly event: string;
  readonly data: unknown;
  readonly at: number;
}

/** They carry all of what they tell, so that the one before is out of date and would turn a page back. */
const LAST_ALONE: readonly string[] = ['accountUpdated'] satisfies readonly RealtimeEventName[];

/** What rooms were told of late, for sockets that open after the page has asked for its data. */
export class RecentEvents {
  #events: RecentEvent[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  add(rooms: readonly string[], event: string, data: unknown): void {
    this.#forget();
    if (LAST_ALONE.includes(event)) {
      const to = String(rooms);
      this.#events = this.#events.filter(
        (told) => told.event !== event || String(told.rooms) !== to,
      );
    }
    this.#events.push({ rooms, event, data, at: this.now() });
  }

  /** What one of these rooms was told, the oldest first. */
  of(rooms: ReadonlySet<string>): readonly Pick<RecentEvent, 'event' | 'data'>[] {
    this.#forget();
    return this.#events.filter((told) => told.rooms.some((room) => rooms.has(room)));
  }

  #forget(): void {
    const since = this.now() - TOLD_AGAIN_MS;
    const kept = this.#events.findIndex(({ at }) => at >= since);
    this.#events = kept === -1 ? [] : this.#events.slice(kept);
  }
}
