import type { PageVital } from '@leafshift/contracts/portal';

/** The page of a remote that the window shows. */
export type ShownPage = Pick<PageVital, 'remote' | 'release' | 'page'>;
