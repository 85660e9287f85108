const SERVED = '.ls-served';
/** Skeletons and whatever else only stands for what comes. */
const WAITS = '[data-waits]';

/**
 * The server may have written the page's content (the public board). It stays until the portal has
 * something to show in its place, and goes in the same frame, so that nothing jumps.
 */
export function giveWayToPortal(root: HTMLElement): void {
  const served = document.querySelector(SERVED);
  if (served === null) return;
  const observer = new MutationObserver(() => {
    if (root.firstElementChild === null || root.querySelector(WAITS) !== null) return;
    observer.disconnect();
    served.remove();
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-waits'] });
}
