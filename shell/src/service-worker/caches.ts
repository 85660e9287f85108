/** Names of what the service worker keeps, in the browser's storage of the portal's origin. */
export const CACHE = {
  files: 'leafshift-files',
  page: 'leafshift-page',
  registry: 'leafshift-registry',
  answers: 'leafshift-answers',
} as const;

/** Forgets what the API said to whoever used this browser; nothing where nothing is kept. */
export const forgetAnswers = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(CACHE.answers);
};
