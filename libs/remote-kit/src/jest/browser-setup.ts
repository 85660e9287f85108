import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { keepAskedRules } from './asked-rules.ts';

const { getElementError } = getConfig();

// Testing Library's own word, which its types leave out, for a look of a test that waits.
const isWaiting = (): boolean =>
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** Nobody reads what a look found that is followed by another; at the end of the wait the page is printed. */
function elementError(message: string | null, container: Element): Error {
  if (!isWaiting()) return getElementError(message, container);
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

configure({
  // A machine with other work on it may take longer than a second to load a page's code.
  asyncUtilTimeout: 4_000,
  getElementError: elementError,
});

// What browsers have and jsdom does not: enough for components to ask, without a layout to answer.
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Readers want no motion, so that nothing in a test waits for it to end. */
function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: query === '(prefers-reduced-motion: reduce)',
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}

// Node's own channels keep the test process alive.
class TimerChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

/** An error event of the window, and a word on the console unless a test has taken it. */
function reportError(error: unknown): void {
  const event = new ErrorEvent('error', { error, message: String(error), cancelable: true });
  if (window.dispatchEvent(event)) console.error(error);
}

const missing: Record<string, unknown> = {
  reportError,
  MessageChannel: TimerChannel,
  matchMedia,
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
};
for (const [name, value] of Object.entries(missing)) {
  if (!(name in window)) Object.defineProperty(window, name, { value, writable: true });
}

window.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};

// jsdom computes no styles of pseudo-elements and complains aloud; antd only measures scrollbars so.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => {
  keepAskedRules(document);
  return computedStyle(element);
};

// React complains of what it takes for a misspelt tag; jsdom does not know this one yet.
const createElement = document.createElement.bind(document);
document.createElement = (tag: string, options?: ElementCreationOptions): HTMLElement => {
  const element = createElement(tag, options);
  if (tag === 'search')
    Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
  return element;
};

const UNAWAITED = 'not wrapped in act';
const unawaited: unknown[] = [];
const { error: sayError } = console;
console.error = (...what: unknown[]): void => {
  if (String(what[0]).includes(UNAWAITED)) unawaited.push(what[1] ?? what[0]);
  sayError(...what);
};

// The page changed while the test did not wait for it, and what the test has read may be of before.
afterEach(() => {
  const changed = unawaited.splice(0);
  if (changed.length > 0) throw new Error(`The test did not wait for a change of ${changed[0]}.`);
});
