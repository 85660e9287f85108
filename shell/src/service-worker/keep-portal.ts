const HASHED_FILE = /[.-][0-9a-f]{8,}\.(?:js|css|woff2)$/;

/** The files of builds that this window has fetched so far. */
const fetchedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => HASHED_FILE.test(address));

/** Has the browser keep what the portal consists of, from now on and what is there already. */
export async function keepPortal(): Promise<void> {
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  // A browser that was told to have no service workers may answer nothing.
  if (registration === undefined) return;
  const { active } = await navigator.serviceWorker.ready;
  // The message by which Workbox's router takes addresses to keep.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: fetchedFiles() } });
}
