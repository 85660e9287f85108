import { routePattern } from '@leafshift/shell-sdk/manifest';
import type { PageFiles, Registry, Release } from '@leafshift/shell-sdk/registry';

/**
 * The text of a registry without the files of single pages: a window opens few pages of few remotes, and the
 * files of all pages are more than a third of what a registry weighs (ADR 410).
 */
export const withoutPageFiles = (text: string): string =>
  JSON.stringify(JSON.parse(text, (key, value) => (key === 'preload' ? noPages(value) : value)));

const noPages = (preload: unknown): unknown =>
  typeof preload === 'object' && preload !== null ? { ...preload, pages: {} } : preload;

/** The files of the page at a path, of each release that somebody may be led to. */
export const pageFilesAt = ({ remotes }: Registry, path: string): PageFiles =>
  withContents(
    Object.entries(remotes).map(([name, { releases }]) => [name, ofReleases(releases, path)]),
  );

const ofReleases = (releases: Readonly<Record<string, Release>>, path: string): PageFiles[string] =>
  withContents(
    Object.entries(releases).map(([id, { preload }]) => {
      const pages = Object.entries(preload.pages);
      return [id, withContents(pages.filter(([route]) => routePattern(route).test(path)))];
    }),
  );

/** Without what holds nothing. */
const withContents = <Value extends object>(
  entries: readonly (readonly [string, Value])[],
): Record<string, Value> =>
  Object.fromEntries(entries.filter(([, value]) => Object.keys(value).length > 0));
