import type { Preload, Release } from '@leafshift/shell-sdk/registry';

const preloaded = new Set<string>();

/** The script in the page may have asked already, before this code was there. */
const isAskedFor = (href: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].some(
    (link) => link.href === href,
  );

/** Fetches files of a release ahead of the code that asks for them, all at the same time. */
export function preloadFiles(release: Release, preload: Preload): void {
  for (const { file, integrity } of preload.files) {
    const href = new URL(file, release.baseUrl).href;
    if (preloaded.has(href) || isAskedFor(href)) continue;
    preloaded.add(href);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    // The same as on the element that will use it, or the browser fetches the file twice.
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.addEventListener('error', () => {
      link.remove();
      preloaded.delete(href);
    });
    document.head.append(link);
  }
}
