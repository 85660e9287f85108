import { TOKEN_KEY } from './token-storage.ts';

export interface SessionTabs {
  /** Tells the other tabs that the session of this token has ended. */
  announceEnd(token: string): void;
  /** Another tab ended the session of this token. */
  onEnd(listener: (token: string) => void): void;
  /** Another tab signed in and was asked to remember it. */
  onStart(listener: () => void): void;
}

const CHANNEL = 'leafshift-session';

/** Keeps the tabs of one browser in the same session. */
export function createSessionTabs(): SessionTabs {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    announceEnd: (token) => channel.postMessage({ ended: token }),
    onEnd: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<{ ended?: unknown }>) => {
        if (typeof data.ended === 'string') listener(data.ended);
      });
    },
    onStart: (listener) => {
      window.addEventListener('storage', ({ key, newValue, storageArea }) => {
        if (storageArea === localStorage && key === TOKEN_KEY && newValue !== null) listener();
      });
    },
  };
}
