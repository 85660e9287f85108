import type { UserType } from '@leafshift/contracts/users';
import type { NavLabel, RemoteName } from '@leafshift/shell-sdk';
import type { Release } from '@leafshift/shell-sdk/registry';

type ShellNavLabel =
  | 'home'
  | 'marketStats'
  | 'emailReports'
  | 'socialMedia'
  | 'subscription'
  | 'feesAndSpending'
  | 'earnings'
  | 'settings'
  | 'more';

/** An entry of the sidebar; without a path it is shown but leads nowhere yet. */
export interface NavItem {
  readonly label: NavLabel | ShellNavLabel;
  readonly path?: string;
  /** Entries nested below this one, behind an arrow. */
  readonly children?: readonly NavItem[];
}

/** What the menu shows while the user is still loading (specification, section 1). */
export const LOADING_MENU: readonly NavItem[] = [
  { label: 'home' },
  { label: 'marketStats' },
  { label: 'emailReports' },
  { label: 'socialMedia' },
  { label: 'subscription' },
  { label: 'settings' },
];

export const SETTINGS: NavItem = { label: 'settings', path: '/settings' };

/** The menu of a user type, as the remotes name its entries. */
export function menuFor(
  usertype: UserType,
  releases: ReadonlyMap<RemoteName, Release>,
): readonly NavItem[] {
  return [...releases.values()]
    .flatMap(({ manifest }) => manifest.nav)
    .filter(({ usertypes }) => usertypes.includes(usertype))
    .sort((one, other) => one.order - other.order)
    .map(({ label, path }) => ({ label, path }));
}
