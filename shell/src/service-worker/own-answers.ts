import { LAST_SEEN_HEADER } from '@leafshift/contracts/offline';
import type { WorkboxPlugin } from 'workbox-core/types.js';

const TOKEN_HEADER = 'x-auth-token';

/** A short text that stands for a token and does not tell it. */
async function digestOf(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(bytes).slice(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Answers are kept by the session that asked; another one in the same browser never gets them. */
export const bySession: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.set('session', await digestOf(request.headers.get(TOKEN_HEADER) ?? ''));
    return url.href;
  },
};

/** Only what was answered well is kept. */
export const goodAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

/** A kept answer says when it came, so that nobody takes it for today's. */
export const markedAsSeen: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const headers = new Headers(cachedResponse.headers);
    headers.set(LAST_SEEN_HEADER, headers.get('date') ?? new Date().toUTCString());
    const { status, statusText } = cachedResponse;
    return new Response(cachedResponse.body, { status, statusText, headers });
  },
};
