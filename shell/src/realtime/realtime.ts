import { readWithoutMoney } from '@leafshift/contracts/core';
import {
  RECONNECTION_ATTEMPTS,
  RECONNECTION_DELAY_MS,
  type RealtimeEventName,
  type RealtimeEvents,
  realtimeEvents,
  SOCKET_PATH,
} from '@leafshift/contracts/realtime';
import { readKnown } from '@leafshift/data-access';
import type { ShellApi } from '@leafshift/shell-sdk';
import type { Socket } from 'socket.io-client';

export interface RealtimeParts {
  /** The origin of the API; the page's own when absent. */
  readonly origin?: string;
  getToken(): string | null;
  /** The server refused or closed the socket, as it does when a session is revoked. */
  onRefused(): void;
  /** Calls back when a rest is over; answers how to end it early. 20 seconds when absent. */
  readonly rest?: (over: () => void) => () => void;
}

type Listener<Name extends RealtimeEventName> = (event: RealtimeEvents[Name]) => void;

const EVENT_NAMES = Object.keys(realtimeEvents) as RealtimeEventName[];

/** How long a socket rests after its attempts are used up, in milliseconds. */
const REST_MS = 20_000;

function restByClock(over: () => void): () => void {
  const timer = setTimeout(over, REST_MS);
  return () => clearTimeout(timer);
}

/**
 * The portal's one socket: five reconnection attempts, 1000 ms apart (PLATFORM-13). When
 * they are used up it rests, and then tries again in the same way, so that an open window recovers.
 */
export class Realtime {
  readonly api: ShellApi['realtime'];
  readonly #parts: RealtimeParts;
  readonly #listeners = new Map<RealtimeEventName, Set<Listener<never>>>();
  readonly #reconnectListeners = new Set<() => void>();
  readonly #openListeners = new Set<() => void>();
  #socket: Socket | null = null;
  #endRest: (() => void) | null = null;
  /** Counts connects and disconnects, so that a late import does not open a socket of the past. */
  #generation = 0;

  constructor(parts: RealtimeParts) {
    this.#parts = parts;
    this.api = {
      on: (name, listener) => this.#add(this.#listenersOf(name), listener),
      onReconnect: (listener) => this.#add(this.#reconnectListeners, listener),
    };
  }

  /** Calls back when the session's socket is open for the first time. */
  onOpen(listener: () => void): () => void {
    return this.#add(this.#openListeners, listener);
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
      // The API takes nothing else, so that each socket may go to any of its nodes.
      transports: ['websocket'],
      reconnectionAttempts: RECONNECTION_ATTEMPTS,
      reconnectionDelay: RECONNECTION_DELAY_MS,
      reconnectionDelayMax: RECONNECTION_DELAY_MS,
      randomizationFactor: 0,
      auth: (answer) => answer({ token: this.#parts.getToken() }),
    });
    this.#socket = socket;
    for (const name of EVENT_NAMES) socket.on(name, (event) => this.#receive(name, event));
    this.#followConnection(socket);
  }

  disconnect(): void {
    this.#generation += 1;
    this.#stopResting();
    this.#socket?.disconnect();
    this.#socket = null;
  }

  /** Tries again at once if the socket rests, for instance when somebody looks at the window. */
  wake(): void {
    if (this.#endRest === null) return;
    this.#stopResting();
    this.#socket?.connect();
  }

  #followConnection(socket: Socket): void {
    // Not the manager's 'reconnect': it is silent about a connection that follows a rest.
    let mayHaveMissed = false;
    let wasOpen = false;
    socket.on('connect', () => {
      const listeners = mayHaveMissed ? this.#reconnectListeners : this.#openListeners;
      if (mayHaveMissed || !wasOpen) for (const listener of listeners) listener();
      mayHaveMissed = false;
      wasOpen = true;
    });
    socket.on('connect_error', () => {
      mayHaveMissed = true;
      if (!socket.active) this.#refused();
    });
    socket.on('disconnect', (reason) => {
      mayHaveMissed = true;
      if (reason === 'io server disconnect') this.#refused();
    });
    socket.io.on('reconnect_failed', () => this.#startRest());
  }

  /** The client makes no attempts after a refusal, although its cause may pass. */
  #refused(): void {
    this.#startRest();
    this.#parts.onRefused();
  }

  #startRest(): void {
    this.#stopResting();
    this.#endRest = (this.#parts.rest ?? restByClock)(() => this.wake());
  }

  #stopResting(): void {
    this.#endRest?.();
    this.#endRest = null;
  }

  #receive(name: RealtimeEventName, event: unknown): void {
    const schema = realtimeEvents[name];
    // Who sees no money is told of their account without amounts.
    const parsed = readWithoutMoney(schema, event, (filled) => readKnown(schema, filled));
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
