import type { PageFiles, Preload, Release } from '@leafshift/shell-sdk/registry';

/** The files of the page that was opened, as the portal's server wrote them into it; none where it wrote none. */
export function pageFilesHere(): PageFiles {
  const written = document.querySelector<HTMLMetaElement>('meta[name="page-files"]')?.content;
  try {
    return JSON.parse(written ?? '{}') as PageFiles;
  } catch {
    return {};
  }
}

/**
 * What a page needs beyond what its remote does, by its route path; undefined for pages that were not opened.
 * A release that a tester loads from elsewhere brings its own, and so do those of a server of before (ADR 410).
 */
export const filesOf = (
  files: PageFiles,
  { id, manifest, preload }: Release,
  page: string,
): Preload | undefined => files[manifest.name]?.[id]?.[page] ?? preload.pages[page];
