import type { RealtimeEventName, RealtimeEvents } from '@leafshift/contracts/realtime';
import type { ShellApi } from '../shell-api.ts';

type Listener = (event: never) => void;

export interface FakeRealtime {
  readonly realtime: ShellApi['realtime'];
  /** Sends an event to whoever listens. */
  emit<Name extends RealtimeEventName>(name: Name, event: RealtimeEvents[Name]): void;
  /** The socket came back after an interruption. */
  reconnect(): void;
}

/** Realtime events without a socket. */
export function fakeRealtime(): FakeRealtime {
  const listeners = new Map<string, Set<Listener>>();
  const listenersOf = (name: string): Set<Listener> => {
    const known = listeners.get(name) ?? new Set<Listener>();
    listeners.set(name, known);
    return known;
  };
  const listen = (name: string, listener: Listener) => {
    listenersOf(name).add(listener);
    return () => {
      listenersOf(name).delete(listener);
    };
  };
  return {
    realtime: {
      on: (name, listener) => listen(name, listener),
      onReconnect: (listener) => listen('reconnect', listener),
    },
    emit: (name, event) => {
      for (const listener of listenersOf(name)) listener(event as never);
    },
    reconnect: () => {
      for (const listener of listenersOf('reconnect')) listener(undefined as never);
    },
  };
}
