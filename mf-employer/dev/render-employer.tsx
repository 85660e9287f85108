import { readWithoutMoney, withoutMoney } from '@leafshift/contracts/core';
import { NOW } from '@leafshift/testing/builders';
import type { ApiState, Handler, MockApi } from '@leafshift/testing/mock-api';
import { renderWithShell } from '@leafshift/testing/render';
import type { ReactNode } from 'react';
import english from '../src/locales/en.json';
import { employerApi } from './marketplace/employer-api.ts';
import { createStore, type Store } from './marketplace/store.ts';

/** Where and how an employer's page is rendered. */
export interface EmployerSettings {
  /** Where the browser is. */
  readonly path?: string;
  readonly route?: string;
  /** What every other path shows, where the page may ask before it is left. */
  readonly elsewhere?: ReactNode;
  /** What the marketplace holds other than the sample. */
  readonly store?: Partial<Store>;
  readonly state?: ApiState;
  /** Calls that answer otherwise. */
  readonly handlers?: readonly Handler[];
  /** What is looked for in the header's search. */
  readonly searched?: string;
  /** Answers come as to who sees no money. */
  readonly hidesAmounts?: boolean;
}

/** Renders an employer's page at `NOW` on a mocked marketplace. */
export function renderEmployer(
  page: ReactNode,
  { store: changes, state, handlers = [], hidesAmounts = false, ...where }: EmployerSettings = {},
): ReturnType<typeof renderWithShell> & { readonly api: MockApi; readonly store: Store } {
  const store = createStore(new Date(NOW), { talks: [], ...changes });
  const api = employerApi(store, state);
  api.use(...handlers);
  const rendered = renderWithShell(page, {
    ...where,
    user: store.user,
    api: hidesAmounts ? withoutAmounts(api) : api,
    texts: { 'mf-employer': english },
  });
  return { ...rendered, api, store };
}

/** What the client reads of answers that came without amounts. */
const withoutAmounts = (api: MockApi): MockApi => ({
  ...api,
  send: async (call, input, options) => {
    const answer: unknown = await api.send(call, input, options);
    const schema = call.answer;
    if (!schema) return answer as never;
    const bare = withoutMoney(schema, answer);
    return readWithoutMoney(schema, bare, (filled) => schema.safeParse(filled)).data as never;
  },
});

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

/** Lets every test of the file happen at `NOW`, or at another moment: the clock stands, timers run. */
export function atNow(now = NOW): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: [...REAL] });
    sessionStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
