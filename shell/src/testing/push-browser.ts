interface BrowserChoice {
  readonly permission?: NotificationPermission;
  /** What the person answers when the browser asks. */
  readonly answer?: NotificationPermission;
}

const KEYS = { p256dh: `B${'b'.repeat(86)}`, auth: 'c'.repeat(22) };
const NAMES = ['PushManager', 'Notification'] as const;

/** What the browser of `addPushBrowser` says when it is asked for pushes. */
export const BROWSER_KEYS = { endpoint: 'https://push.example.com/send/1', keys: KEYS };

/** Lets jsdom get pushes; answers what was done with it. */
export function addPushBrowser({ permission = 'default', answer = 'granted' }: BrowserChoice = {}) {
  const done: string[] = [];
  const notification = {
    permission,
    requestPermission: async () => {
      done.push('asked');
      notification.permission = answer;
      return answer;
    },
  };
  const made = {
    toJSON: () => BROWSER_KEYS,
    options: { applicationServerKey: null },
    unsubscribe: async () => done.push('unsubscribed'),
  };
  let current: typeof made | null = null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () => {
      current = made;
      return made;
    },
  };
  const registration = { pushManager, getNotifications: async () => [] };
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    addEventListener: () => undefined,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(window, 'Notification', { value: notification, configurable: true });
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true });
  return done;
}

export function removePushBrowser(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of NAMES) Reflect.deleteProperty(window, name);
}
