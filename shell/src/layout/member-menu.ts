import type { UserType } from '@leafshift/contracts/users';
import type { RemoteName } from '@leafshift/shell-sdk';
import type { Release } from '@leafshift/shell-sdk/registry';
import { accountPagesFor } from './account-pages.ts';
import { menuFor, type NavItem, SETTINGS } from './nav-items.ts';

/** The sidebar of a user: the menu of the user type, and behind an arrow what is needed less often. */
export const memberMenu = (
  usertype: UserType,
  releases: ReadonlyMap<RemoteName, Release>,
): readonly NavItem[] => [
  ...menuFor(usertype, releases),
  { label: 'more', children: [...accountPagesFor(usertype, releases), SETTINGS] },
];
