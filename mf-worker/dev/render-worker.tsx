import { NOW } from '@leafshift/testing/builders';
import type { ApiState, Handler, MockApi } from '@leafshift/testing/mock-api';
import { renderWithShell } from '@leafshift/testing/render';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import english from '../src/locales/en.json';
import { createStore, type Store } from './marketplace/store.ts';
import { workerApi } from './marketplace/worker-api.ts';

interface WorkerSettings extends Pick<Parameters<typeof renderWithShell>[1] & object, 'config'> {
  /** Where the browser is. */
  readonly path?: string;
  readonly route?: string;
  /** What the marketplace holds; a worker who has completed onboarding and has no shifts else. */
  readonly store?: Partial<Store>;
  readonly state?: ApiState;
  /** Calls that answer otherwise. */
  readonly handlers?: readonly Handler[];
}

interface RenderedWorker extends ReturnType<typeof renderWithShell> {
  readonly api: MockApi;
  readonly store: Store;
  /** The path and query where the browser is. */
  readonly address: () => string;
}

const NOTHING = { shifts: [], completed: [], payouts: [], notifications: [], talks: [] };

/** Renders a worker's page at `NOW` on a mocked marketplace. */
export function renderWorker(
  page: ReactNode,
  { store: changes, state = 'full', handlers = [], ...where }: WorkerSettings = {},
): RenderedWorker {
  const store: Store = { ...createStore(Date.parse(NOW)), ...NOTHING, ...changes };
  const api = workerApi(store, state);
  api.use(...handlers);
  let address = '';
  const rendered = renderWithShell(
    <>
      {page}
      <Address
        onChange={(next) => {
          address = next;
        }}
      />
    </>,
    { ...where, user: store.user, api, texts: { 'mf-worker': english } },
  );
  return { ...rendered, api, store, address: () => address };
}

/** Tells where the browser is. */
function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onChange(`${pathname}${search}`));
  return null;
}

const REAL = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'hrtime',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

/** Lets every test of the file happen at `NOW`: the clock stands, timers run. */
export function atNow(now = NOW): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: [...REAL] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
