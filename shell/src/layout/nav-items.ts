import type { User } from '@leafshift/contracts/users';
import { ADMIN_ROLES, hasAdminRole } from '@leafshift/domain/admin-roles';
import type { RemoteName } from '@leafshift/shell-sdk';
import type { PublishedEntry, Release, Texts } from '@leafshift/shell-sdk/registry';

/** An entry of the sidebar; without a path it is shown but leads nowhere yet. */
export interface NavItem {
  /** What the shell has a text and an icon for, where the entry brings none. */
  readonly label: string;
  /** By language, from the remote that the entry belongs to. */
  readonly texts?: Texts | undefined;
  /** The drawing of the remote that the entry belongs to (`LineDrawing`). */
  readonly icon?: string | undefined;
  /** The short words of an entry that stands in the bar of phones as well. */
  readonly bar?: Texts | undefined;
  readonly path?: string;
  /** Entries nested below this one, behind an arrow. */
  readonly children?: readonly NavItem[];
}

/** An entry of the shell's own. */
export interface ShellItem extends NavItem {
  readonly label:
    | 'home'
    | 'profile'
    | 'marketStats'
    | 'emailReports'
    | 'socialMedia'
    | 'subscription'
    | 'settings'
    | 'support'
    | 'more';
}

/** What the menu shows while the user is still loading (LOOK-11). */
export const LOADING_MENU: readonly ShellItem[] = [
  { label: 'home' },
  { label: 'marketStats' },
  { label: 'emailReports' },
  { label: 'socialMedia' },
  { label: 'subscription' },
  { label: 'settings' },
];

/** One's own; it stands behind one's name in the header. */
export const PROFILE: ShellItem = { label: 'profile', path: '/profile' };

export const SETTINGS: ShellItem = { label: 'settings', path: '/settings' };

export const SUPPORT: ShellItem = { label: 'support', path: '/support' };

/** Of a user what the menu depends on. */
export type MenuReader = Pick<User, 'usertype' | 'adminRoles' | 'business'>;

/** The menu of a user, as the remotes name its entries: those of the user type, and of the roles that one has. */
export function menuFor(
  user: MenuReader,
  releases: ReadonlyMap<RemoteName, Release>,
): readonly NavItem[] {
  const entries = [...releases.values()].flatMap(({ manifest }) => manifest.nav);
  return entriesFor(user, entries).map(({ label, texts, icon, bar, path }) => ({
    ...{ label, texts, icon, bar, path },
  }));
}

/** The pages behind one's own name in the header, as the remotes name them (LOOK-12). */
export function accountMenuFor(
  user: MenuReader,
  releases: ReadonlyMap<RemoteName, Release>,
): readonly NavItem[] {
  const entries = [...releases.values()].flatMap(({ manifest }) => manifest.account ?? []);
  return entriesFor(user, entries).map(({ label, texts, icon, path }) => ({
    ...{ label, texts, icon, path },
  }));
}

/** Those of the user type, and of the roles and permissions that one has, in their order. */
const entriesFor = <Entry extends PublishedEntry>(
  { usertype, adminRoles, business }: MenuReader,
  entries: readonly Entry[],
): readonly Entry[] =>
  entries
    .filter(({ usertypes }) => usertypes.includes(usertype))
    .filter(({ roles }) => isForRoles(adminRoles, roles))
    .filter(({ needs }) => mayDo(business, needs))
    .toSorted((one, other) => one.order - other.order);

/** A phone of 320 px has room for as many targets with a word each. */
const MOST_IN_BAR = 4;

/** Those entries of a menu that stand in the bar at the bottom of phones. */
export const barOf = (menu: readonly NavItem[]): readonly NavItem[] =>
  menu.filter(({ bar }) => bar !== undefined).slice(0, MOST_IN_BAR);

/** Whether a phone has the entry without the menu: in the bar, or behind one's own name. */
export const isInReach = ({ bar, path }: NavItem): boolean =>
  bar !== undefined || path === PROFILE.path;

/** Who is alone in their business may do everything; what an entry asks for may be a permission of tomorrow. */
const mayDo = (business: User['business'], needed: string | undefined): boolean =>
  business === undefined ||
  needed === undefined ||
  business.may.some((permission) => permission === needed);

/** An account or an API that says nothing of roles has them all; what an entry asks for may be a role of tomorrow. */
const isForRoles = (own: User['adminRoles'], wanted: readonly string[] | undefined): boolean =>
  own === undefined ||
  wanted === undefined ||
  hasAdminRole(
    own,
    ADMIN_ROLES.filter((role) => wanted.includes(role)),
  );
