/**
 * Has the browser fetch, while there is a network, what a member's frame opens on demand: each may be reached
 * for where there is none (PLATFORM-30).
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
