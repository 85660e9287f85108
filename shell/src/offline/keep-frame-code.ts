import { loadWaitingCalls } from './load-waiting-calls.ts';

/**
 * Has a worker's browser fetch, while there is a network, what the frame opens on demand and what sends what
 * waited: each may be reached for where there is none (PLATFORM-30). Businesses at their desks are spared it.
 */
export function keepFrameCode(): void {
  const parts = [
    import('./waiting-list.tsx'),
    import('../notifications/notification-panel.tsx'),
    import('../layout/sidebar-drawer.tsx'),
    loadWaitingCalls(),
  ];
  // Without a network they are kept already or cannot be had.
  Promise.all(parts).catch(() => undefined);
}
