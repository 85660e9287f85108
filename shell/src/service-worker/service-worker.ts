import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHE } from './caches.ts';
import { type Kept, keptAs } from './keep.ts';
import { listenToPushes } from './listen-to-pushes.ts';
import { bySession, goodAnswers, markedAsSeen } from './own-answers.ts';

// Keeps what the portal needs to begin without waiting and to show without a network. Files of a build
// never change, so they are fetched once. The page and the registry come from the network as long as
// there is one: a window gets the releases of the moment at which it was opened, and keeps them.

declare const self: ServiceWorkerGlobalScope;

const DAY_SECONDS = 86_400;
/** A network that does not answer in this time counts as none. */
const PATIENCE_SECONDS = 8;
/** Every address of the portal has the same page. */
const PAGE_ADDRESS = '/';
/** Of whichever language it was read in last: without a network any is better than none. */
const REGISTRY_ADDRESS = '/remotes.json';

const files = new CacheFirst({
  cacheName: CACHE.files,
  plugins: [
    goodAnswers,
    new ExpirationPlugin({
      maxEntries: 400,
      maxAgeSeconds: 60 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});

const page = new NetworkFirst({
  cacheName: CACHE.page,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [goodAnswers, { cacheKeyWillBeUsed: async () => PAGE_ADDRESS }],
});

const registry = new NetworkFirst({
  cacheName: CACHE.registry,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [goodAnswers, { cacheKeyWillBeUsed: async () => REGISTRY_ADDRESS }],
});

const answers = new NetworkFirst({
  cacheName: CACHE.answers,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    bySession,
    goodAnswers,
    markedAsSeen,
    new ExpirationPlugin({
      maxEntries: 100,
      maxAgeSeconds: 14 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});

const STRATEGIES = { file: files, page, registry, answer: answers } as const;

for (const kept of Object.keys(STRATEGIES) as Kept[]) {
  registerRoute(
    ({ url, request: { mode, method }, sameOrigin }) =>
      keptAs({ url, mode, method, sameOrigin }) === kept,
    STRATEGIES[kept],
  );
}

// The page and the registry are there after the first visit already.
self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([
      page.handle({ event, request: new Request(PAGE_ADDRESS) }),
      registry.handle({ event, request: new Request(REGISTRY_ADDRESS) }),
    ]),
  );
  self.skipWaiting().catch(reportError);
});
listenToPushes();
clientsClaim();
