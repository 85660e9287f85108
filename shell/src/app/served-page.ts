import { firstShape, giveWayToPage, showsThisPage } from '../first-picture/picture-place.ts';

/** Where the portal has something to show, apart from skeletons that only stand for what comes. */
const WAITS = '[data-waits]';
/** Until there is a frame. */
const SPLASH = '[data-waits="splash"]';

/**
 * The page's HTML shows something before the portal does: the public board its content, all other pages
 * their shape, or their first picture. It stays until the portal has something to show in its place, and
 * goes in the same frame, so that nothing jumps.
 */
export function giveWayToPortal(root: HTMLElement): void {
  const served = document.querySelector('.ls-served');
  if (served) {
    whenDrawn(root, () => {
      if (root.querySelector(WAITS) !== null) return false;
      served.remove();
      return true;
    });
  }
  const shape = firstShape();
  if (shape) whenDrawn(root, () => gaveWay(shape, root));
}

/** A picture leaves the frame its room as soon as there is one, and stays until the page itself is there. */
function gaveWay(shape: HTMLElement, root: HTMLElement): boolean {
  if (root.querySelector(SPLASH) !== null) return false;
  if (showsThisPage(shape) && root.querySelector(WAITS) !== null) {
    shape.dataset.framed = 'yes';
    return false;
  }
  giveWayToPage(shape, root);
  return true;
}

/** Asks after each change of what the portal draws, until the answer is yes. */
function whenDrawn(root: HTMLElement, isDone: () => boolean): void {
  const observer = new MutationObserver(() => {
    if (root.firstElementChild !== null && isDone()) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-waits'] });
}
