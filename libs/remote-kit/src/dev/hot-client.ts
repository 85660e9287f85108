/** What Rspack gives a module that is built with hot replacement. */
interface Hot {
  status(): string;
  check(apply: true): Promise<readonly unknown[] | null>;
}

interface RefreshingHook {
  readonly renderers: ReadonlyMap<unknown, { readonly scheduleRefresh?: unknown }>;
}

declare const __webpack_public_path__: string;

const hot = (import.meta as ImportMeta & { readonly webpackHot?: Hot }).webpackHot;

/** Whether a React of this page can replace components and keep what they hold. */
function canReplace(): boolean {
  const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = window as Window & {
    readonly __REACT_DEVTOOLS_GLOBAL_HOOK__?: RefreshingHook;
  };
  return [...(hook?.renderers.values() ?? [])].some(
    ({ scheduleRefresh }) => scheduleRefresh !== undefined,
  );
}

/** Takes what was built anew: into the page as it stands, or else with the whole page. */
async function take(): Promise<void> {
  if (hot === undefined || hot.status() !== 'idle' || !canReplace()) {
    location.reload();
    return;
  }
  try {
    await hot.check(true);
  } catch {
    // Not a component, or one that nothing accepts.
    location.reload();
  }
}

// Runs in the window that shows a remote while somebody works on it; its server tells of each build.
const changes = new EventSource(
  new URL('__changes', new URL(__webpack_public_path__, location.href)),
);
changes.addEventListener('message', () => {
  take().catch(reportError);
});

export {};
