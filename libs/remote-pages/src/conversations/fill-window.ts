import type { RefCallback } from 'react';

/**
 * For the `ref` of an element that fills the rest of the window: tells it, as its `--above` in pixels, how
 * far below the top of the page it begins. Notices above it come and go, and their lines break (MSG-16).
 */
export const fillWindow: RefCallback<HTMLElement> = (element) => {
  if (!element) return undefined;
  const measure = (): void => {
    const above = Math.ceil(element.getBoundingClientRect().top + window.scrollY);
    element.style.setProperty('--above', `${above}px`);
  };
  measure();
  // What stands above has its place in the page's main part, which grows and shrinks with it.
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  observer.observe(element.closest('main') ?? document.body);
  return () => observer.disconnect();
};
