import type { PushMessage } from '@leafshift/contracts/push';

/** What a window of the portal is told when somebody taps a notification. */
export const OPEN_PATH = 'leafshift-open-path';

const NAME = 'Leafshift';
const HOME = '/home';
/** A window that does not answer in this time is none of the portal's, or asleep. */
const PATIENCE_MS = 600;

/** The parts of a window that matter here. */
interface PortalWindow {
  readonly focused: boolean;
  readonly visibilityState: string;
  postMessage(message: unknown, ports: Transferable[]): void;
  focus(): Promise<unknown>;
}

export interface Windows {
  all(): Promise<readonly PortalWindow[]>;
  open(path: string): Promise<unknown>;
}

/** A path of the portal itself; anything else leads home. */
const pathWithin = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : HOME;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function read(text: string | undefined): Partial<Record<keyof PushMessage, unknown>> {
  try {
    const message: unknown = JSON.parse(text ?? '');
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    // A push must show something; that something happened is what is left of it.
    return {};
  }
}

/**
 * How a push is shown (NOTIFY-20). One with the tag of an earlier one takes its place and sounds again;
 * while somebody looks at the portal, which says it by itself, it makes no sound.
 */
export function notificationOf(text: string | undefined, isWatched: boolean) {
  const { title, body, path, tag, lang, dir, sentAt } = read(text);
  return {
    title: textOf(title) || NAME,
    options: {
      body: textOf(body),
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      tag: textOf(tag) || NAME,
      renotify: !isWatched,
      silent: isWatched,
      lang: textOf(lang),
      dir: dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
      timestamp: Date.parse(textOf(sentAt)) || Date.now(),
      data: { path: pathWithin(path) },
    },
  };
}

export const isWatched = (windows: readonly PortalWindow[]): boolean =>
  windows.some(({ focused }) => focused);

/** Whether the window went there by itself, without loading anew. */
function wentThere(window: PortalWindow, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (went: boolean): void => {
      port1.close();
      resolve(went);
    };
    const timer = setTimeout(settle, PATIENCE_MS, false);
    port1.onmessage = () => {
      clearTimeout(timer);
      settle(true);
    };
    window.postMessage({ type: OPEN_PATH, path }, [port2]);
  });
}

/** One tap opens the thing: in a window that is there, else in a new one (NOTIFY-20). */
export async function openThing(data: unknown, windows: Windows): Promise<void> {
  const path = pathWithin((data as { path?: unknown } | null)?.path);
  const rank = ({ focused, visibilityState }: PortalWindow): number =>
    (focused ? 2 : 0) + (visibilityState === 'visible' ? 1 : 0);
  const open = (await windows.all()).toSorted((one, other) => rank(other) - rank(one));
  for (const window of open) {
    if (await wentThere(window, path)) {
      await window.focus();
      return;
    }
  }
  await windows.open(path);
}
