import type { PageVital } from '@leafshift/contracts/portal';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import type { ShownPage } from './shown-page.ts';

const VITALS_URL = '/api/portal/vitals';

type Measured = Pick<MetricType, 'name' | 'value'>;
/** What the browser measures, each time that it changes. */
export type Measure = (note: (measured: Measured) => void) => void;

const byTheBrowser: Measure = (note) => {
  const always = { reportAllChanges: true };
  onLCP(note, always);
  onINP(note, always);
  onCLS(note, always);
};

const post = (vitals: readonly PageVital[]): void => {
  fetch(VITALS_URL, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ vitals }),
    // Nobody waits for it.
  }).catch(() => undefined);
};

const isVital = (name: string): name is PageVital['name'] =>
  name === 'LCP' || name === 'INP' || name === 'CLS';

/**
 * Measures how the window's pages feel, each value on account of the page that was shown when it changed,
 * and tells the API when the window is left, each value once.
 */
export function watchVitals(
  shown: () => ShownPage | undefined,
  { measure = byTheBrowser, send = post }: { measure?: Measure; send?: typeof post } = {},
): void {
  const latest = new Map<string, PageVital>();
  measure(({ name, value }) => {
    const page = shown();
    if (page !== undefined && isVital(name)) latest.set(name, { ...page, name, value });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || latest.size === 0) return;
    send([...latest.values()]);
    latest.clear();
  });
}
