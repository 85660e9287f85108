/** Where no remote draws the page, what comes after it begins this long after the start. */
const LATEST_MS = 2_500;
/** A browser that is never idle has waited long enough after this. */
const IDLE_WITHIN_MS = 1_000;

/** When the page stands, and what it does not need may begin. */
export interface AfterPage {
  /** Resolves once the first page is shown and the browser has nothing else to do. */
  readonly reached: Promise<void>;
  /** The first page is shown. */
  shown(): void;
}

/** Not every browser tells when it is idle. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_WITHIN_MS });
  else setTimeout(work);
}

/** Lets sockets, the bell and what else a page does not show wait for it. */
export function createAfterPage(): AfterPage {
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const latest = setTimeout(reach, LATEST_MS);
  return {
    reached,
    shown() {
      clearTimeout(latest);
      whenIdle(reach);
    },
  };
}
