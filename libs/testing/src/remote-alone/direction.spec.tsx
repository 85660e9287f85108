import { type ExposedRemote, ShellFrame } from '@leafshift/shell-sdk';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigContext } from 'antd/es/config-provider';
import { use } from 'react';
import { createMockApi } from '../mock-api/index.ts';
import { BARE, SETTINGS_CHANGED } from './messages.ts';
import type { RemoteAlone } from './remote-alone.ts';
import { showRemoteAlone } from './show-remote-alone.tsx';

/** Says from where antd lays its components out: its own setting, beside that of the document. */
function Page() {
  const { direction } = use(ConfigContext);
  return <h1>Components from {direction}</h1>;
}

const remote: ExposedRemote = {
  manifest: {
    name: 'mf-worker',
    contractVersion: '1.0',
    title: 'part',
    routes: [],
    nav: [],
    slots: [],
  },
  loadTexts: () => Promise.resolve({}),
  connect: (shell) => ({
    pages: {
      '/home': () =>
        Promise.resolve(
          <ShellFrame shell={shell}>
            <Page />
          </ShellFrame>,
        ),
    },
    slots: {},
  }),
};
const alone: RemoteAlone = {
  remote,
  viewers: ['visitor'],
  situations: ['usual'],
  connect: () => ({ api: createMockApi() }),
};

const show = async (query: string) => {
  document.body.innerHTML = '<div id="root"></div>';
  history.replaceState(null, '', `/home?${query}`);
  await act(() => showRemoteAlone(alone));
};
const bare = (settings: Record<string, string>) =>
  show(`${BARE}&${new URLSearchParams(settings).toString()}`);
const sides = async () => ({
  document: document.documentElement.dir,
  components: (await screen.findByRole('heading')).textContent?.slice(-3),
});
const everywhere = (direction: 'ltr' | 'rtl') => ({ document: direction, components: direction });

// A page listens for as long as it is there; here one page after the other shares a window.
let listeners: EventListener[] = [];
beforeEach(() => {
  sessionStorage.clear();
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    if (type === 'message') listeners.push(listener as EventListener);
    listen(type, listener as EventListener);
  });
});
afterEach(() => {
  for (const listener of listeners) window.removeEventListener('message', listener);
  listeners = [];
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

describe('the direction of a remote that is shown alone', () => {
  it.each([
    ['en', 'by language', 'ltr'],
    ['ar', 'by language', 'rtl'],
    ['en', 'rtl', 'rtl'],
    ['ar', 'ltr', 'ltr'],
  ] as const)(
    'in %s is, when it is chosen %s, %s everywhere',
    async (language, direction, side) => {
      await bare({ language, direction });
      expect(await sides()).toEqual(everywhere(side));
      expect(document.documentElement.lang).toBe(language);
    },
  );

  it('stays forced when the language changes', async () => {
    await bare({ language: 'en', direction: 'rtl' });
    history.replaceState(null, '', `/home?${BARE}&language=fr`);

    await act(async () => {
      const { origin } = location;
      window.dispatchEvent(
        new MessageEvent('message', { origin, data: { type: SETTINGS_CHANGED } }),
      );
    });

    await waitFor(() => expect(document.documentElement.lang).toBe('fr'));
    expect(await sides()).toEqual(everywhere('rtl'));
  });

  it('is chosen above the page, which is told, and kept in an address to hand on', async () => {
    await show('language=en');
    const choice = screen.getByLabelText('direction');
    expect(choice).toHaveValue('by language');
    const frame = screen.getByTitle<HTMLIFrameElement>('mf-worker');
    const told = jest.spyOn(frame.contentWindow!, 'postMessage').mockReturnValue(undefined);

    await userEvent.setup().selectOptions(choice, 'rtl');

    expect(choice).toHaveValue('rtl');
    expect(told).toHaveBeenCalledWith({ type: SETTINGS_CHANGED }, location.origin);
    expect(new URLSearchParams(location.search).get('direction')).toBe('rtl');
  });

  it('is that of the language where the address asks for one that does not exist', async () => {
    await bare({ language: 'ar', direction: 'upwards' });
    expect(await sides()).toEqual(everywhere('rtl'));
  });
});
