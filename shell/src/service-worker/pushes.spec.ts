import { MessageChannel } from 'node:worker_threads';
import { isWatched, notificationOf, OPEN_PATH, openThing, type Windows } from './pushes.ts';

const MESSAGE = {
  title: 'You are confirmed',
  body: 'Green Leaf confirmed you',
  path: '/find-work/7',
  tag: 'a-tag',
  lang: 'ar',
  dir: 'rtl',
  sentAt: '2026-05-04T16:00:00.000Z',
};

beforeAll(() => Object.defineProperty(globalThis, 'MessageChannel', { value: MessageChannel }));

describe('a push', () => {
  it('is shown with its words, its direction and where it leads', () => {
    expect(notificationOf(JSON.stringify(MESSAGE), false)).toMatchObject({
      title: 'You are confirmed',
      options: {
        body: 'Green Leaf confirmed you',
        tag: 'a-tag',
        renotify: true,
        silent: false,
        dir: 'rtl',
        lang: 'ar',
        timestamp: Date.parse(MESSAGE.sentAt),
        data: { path: '/find-work/7' },
      },
    });
  });

  it('makes no sound while somebody looks at the portal', () => {
    expect(notificationOf(JSON.stringify(MESSAGE), true)).toMatchObject({
      options: { renotify: false, silent: true },
    });
  });

  it.each([undefined, '', 'no json', 'null', '[]', '{"title":7}'])(
    'that cannot be read still says that something happened: %s',
    (text) => {
      expect(notificationOf(text, false)).toMatchObject({
        title: 'Leafshift',
        options: { tag: 'Leafshift', data: { path: '/home' } },
      });
    },
  );

  it.each(['https://evil.test/', '//evil.test/', '/\\evil.test', 'find-work', 7])(
    'leads nowhere but into the portal: %s',
    (path) => {
      const { options } = notificationOf(JSON.stringify({ ...MESSAGE, path }), false);
      expect(options.data.path).toBe('/home');
    },
  );
});

describe('a tap', () => {
  const aWindow = ({ answers = true, focused = false, visible = false } = {}) => {
    const seen: unknown[] = [];
    return {
      seen,
      wasFocused: false,
      focused,
      visibilityState: visible ? 'visible' : 'hidden',
      postMessage(message: unknown, [port]: Transferable[]) {
        seen.push(message);
        if (answers) (port as MessagePort).postMessage('done');
        else (port as MessagePort).close();
      },
      focus() {
        this.wasFocused = true;
        return Promise.resolve();
      },
    };
  };
  const tap = async (...all: ReturnType<typeof aWindow>[]) => {
    const opened: string[] = [];
    const windows: Windows = {
      all: () => Promise.resolve(all),
      open: (path) => Promise.resolve(opened.push(path)),
    };
    await openThing({ path: '/find-work/7' }, windows);
    return opened;
  };

  it('leads the window that is there to the thing, and brings it to the front', async () => {
    const hidden = aWindow();
    const shown = aWindow({ visible: true });
    expect(await tap(hidden, shown)).toEqual([]);
    expect(shown.seen).toEqual([{ type: OPEN_PATH, path: '/find-work/7' }]);
    expect(shown.wasFocused).toBe(true);
    expect(hidden.seen).toEqual([]);
  });

  it('opens a window where there is none, or none that answers', async () => {
    expect(await tap()).toEqual(['/find-work/7']);
    expect(await tap(aWindow({ answers: false }))).toEqual(['/find-work/7']);
  });

  it('knows whether somebody looks', () => {
    expect(isWatched([aWindow({ visible: true })])).toBe(false);
    expect(isWatched([aWindow(), aWindow({ focused: true })])).toBe(true);
  });
});
