import {
  RECONNECTION_ATTEMPTS,
  RECONNECTION_DELAY_MS,
  type RealtimeEventName,
  type RealtimeEvents,
  realtimeEvents,
  SOCKET_PATH,
} from '@leafshift/contracts/realtime';
import type { ShellApi } from '@leafshift/shell-sdk';
import type { Socket } from 'socket.io-client';

export interface RealtimeParts {
  /** The origin of the API; the page's own when absent. */
  readonly origin?: string;
  getToken(): string | null;
  /** The server closed the socket, as it does when a session is revoked. */
  onRefused(): void;
}

type Listener<Name extends RealtimeEventName> = (event: RealtimeEvents[Name]) => void;

const EVENT_NAMES = Object.keys(realtimeEvents) as RealtimeEventName[];

/** The portal's one socket: five reconnection attempts, 1000 ms apart (specification, section 4). */
export class Realtime {
  readonly api: ShellApi['realtime'];
  readonly #parts: RealtimeParts;
  readonly #listeners = new Map<RealtimeEventName, Set<Listener<never>>>();
  readonly #reconnectListeners = new Set<() => void>();
  #socket: Socket | null = null;
  /** Counts connects and disconnects, so that a late import does not open a socket of the past. */
  #generation = 0;

  constructor(parts: RealtimeParts) {
    this.#parts = parts;
    this.api = {
      on: (name, listener) => this.#add(this.#listenersOf(name), listener),
      onReconnect: (listener) => this.#add(this.#reconnectListeners, listener),
    };
  }

  /** Opens the socket of the session. */
  async connect(): Promise<void> {
    this.disconnect();
    const generation = this.#generation;
    const { io } = await import('socket.io-client');
    if (generation !== this.#generation) return;
    const { origin } = this.#parts;
    const socket = io(...(origin === undefined ? [] : [origin]), {
      path: SOCKET_PATH,
      reconnectionAttempts: RECONNECTION_ATTEMPTS,
      reconnectionDelay: RECONNECTION_DELAY_MS,
      reconnectionDelayMax: RECONNECTION_DELAY_MS,
      randomizationFactor: 0,
      auth: (answer) => answer({ token: this.#parts.getToken() }),
    });
    this.#socket = socket;
    for (const name of EVENT_NAMES) socket.on(name, (event) => this.#receive(name, event));
    socket.io.on('reconnect', () => {
      for (const listener of this.#reconnectListeners) listener();
    });
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') this.#parts.onRefused();
    });
  }

  disconnect(): void {
    this.#generation += 1;
    this.#socket?.disconnect();
    this.#socket = null;
  }

  /** Tries again after the attempts were used up, for instance when the browser is online again. */
  wake(): void {
    if (this.#socket !== null && !this.#socket.active) this.#socket.connect();
  }

  #receive(name: RealtimeEventName, event: unknown): void {
    const parsed = realtimeEvents[name].safeParse(event);
    if (!parsed.success) {
      reportError(new Error(`The event ${name} has another shape: ${parsed.error.message}`));
      return;
    }
    for (const listener of this.#listenersOf(name)) listener(parsed.data as never);
  }

  #listenersOf(name: RealtimeEventName): Set<Listener<never>> {
    const known = this.#listeners.get(name) ?? new Set<Listener<never>>();
    this.#listeners.set(name, known);
    return known;
  }

  #add<Item>(items: Set<Item>, item: Item): () => void {
    items.add(item);
    return () => {
      items.delete(item);
    };
  }
}
