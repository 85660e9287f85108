import type { RemoteName } from '@leafshift/shell-sdk';
import type { Release } from '@leafshift/shell-sdk/registry';
import { accountMenuFor, type MenuReader, menuFor, type NavItem, SETTINGS } from './nav-items.ts';

/** The sidebar of a user: their menu, and behind an arrow what is needed less often. */
export const memberMenu = (
  user: MenuReader,
  releases: ReadonlyMap<RemoteName, Release>,
): readonly NavItem[] => [
  ...menuFor(user, releases),
  { label: 'more', children: [...accountMenuFor(user, releases), SETTINGS] },
];
