/** Content that the server has written, and skeletons that only stand for what comes. */
const SERVED = { selector: '.ls-served', until: '[data-waits]' };
/** The shape of a page, until there is a frame. */
const SHAPE = { selector: '.ls-first', until: '[data-waits="splash"]' };

/**
 * The page's HTML shows something before the portal does: the public board its content, all other pages
 * their shape. It stays until the portal has something to show in its place, and goes in the same
 * frame, so that nothing jumps.
 */
export function giveWayToPortal(root: HTMLElement): void {
  for (const { selector, until } of [SERVED, SHAPE]) {
    const before = document.querySelector(selector);
    if (before) removeWhenShown(before, root, until);
  }
}

function removeWhenShown(before: Element, root: HTMLElement, until: string): void {
  const observer = new MutationObserver(() => {
    if (root.firstElementChild === null || root.querySelector(until) !== null) return;
    observer.disconnect();
    before.remove();
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-waits'] });
}
