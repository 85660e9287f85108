import type { User } from '@leafshift/contracts/users';
import { NOW } from '@leafshift/testing/builders';
import type { ApiState, Handler, MockApi } from '@leafshift/testing/mock-api';
import { renderWithShell } from '@leafshift/testing/render';
import { aViewer } from '@leafshift/testing/states';
import type { ReactNode } from 'react';
import english from '../src/locales/en.json';
import { deskApi } from './desk/desk-api.ts';
import { createStore, type Store } from './desk/store.ts';

interface DeskSettings {
  /** Where the browser is. */
  readonly path?: string;
  readonly route?: string;
  readonly store?: Partial<Store>;
  readonly state?: ApiState;
  /** Calls that answer otherwise. */
  readonly handlers?: readonly Handler[];
  /** What the reader may do; everything when absent. */
  readonly roles?: User['adminRoles'];
}

interface RenderedDesk extends ReturnType<typeof renderWithShell> {
  readonly api: MockApi;
  readonly store: Store;
}

/** Renders a page of the back office on a mocked desk. */
export function renderDesk(
  page: ReactNode,
  { store: changes, state = 'full', handlers = [], roles, ...where }: DeskSettings = {},
): RenderedDesk {
  const store = createStore(Date.parse(NOW), changes);
  const api = deskApi(store, state);
  api.use(...handlers);
  const { user: viewer } = aViewer('admin');
  const user = viewer && { ...viewer, ...(roles && { adminRoles: roles }) };
  const rendered = renderWithShell(page, {
    ...where,
    user,
    api,
    texts: { 'mf-back-office': english },
  });
  return { ...rendered, api, store };
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
