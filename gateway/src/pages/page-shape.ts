import { routePattern, type SkeletonShape } from '@leafshift/shell-sdk/manifest';
import type { KnownPage } from '../registry/served-registry.ts';

/** Stands in the built page where it says in which shape it waits for its content. */
const SHAPE_PLACE = 'SHAPE_OF_THE_PAGE';
/** Of pages that no remote has: the shell's own. */
const PLAIN = 'plain';

/**
 * Writes into the page which shape is drawn before there are any scripts: the one that the address's page
 * says of itself, which the shell draws again while the page's code is on its way (LOOK-15).
 */
export const inShapeOf = (html: string, path: string, pages: readonly KnownPage[]): string =>
  html.replace(SHAPE_PLACE, shapeOf(path, pages));

const shapeOf = (path: string, pages: readonly KnownPage[]): SkeletonShape | typeof PLAIN =>
  pages.find((page) => routePattern(page.path).test(path))?.skeleton ?? PLAIN;
