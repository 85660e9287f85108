/**
 * Has a worker's browser fetch, while there is a network, what the frame opens on demand: each may be reached
 * for where there is none (PLATFORM-30). It is 43 kB, which businesses at their desks are spared.
 */
export function keepFrameCode(): void {
  const parts = [
    import('./waiting-list.tsx'),
    import('../notifications/notification-panel.tsx'),
    import('../layout/sidebar-drawer.tsx'),
  ];
  // Without a network they are kept already or cannot be had.
  Promise.all(parts).catch(() => undefined);
}
