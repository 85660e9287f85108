import type { UserType } from '@leafshift/contracts/users';
import type { RemoteName } from '@leafshift/shell-sdk';
import type { Release } from '@leafshift/shell-sdk/registry';
import { type MenuReader, mayDo, type ShellItem } from './nav-items.ts';

/** The pages of the loading-state menu that remotes own (LOOK-12). */
const pagesOf = (usertype: UserType) =>
  [
    { label: 'marketStats', path: '/market-stats' },
    { label: 'emailReports', path: '/email-reports' },
    { label: 'socialMedia', path: '/social-media' },
    { label: usertype === 'Employer' ? 'feesAndSpending' : 'earnings', path: '/subscription' },
  ] as const satisfies readonly ShellItem[];

/** What is about amounts. */
const OF_MONEY: ReadonlySet<string> = new Set(['/market-stats', '/email-reports', '/subscription']);

/** Where workers have the same in their menu already (MONEY-60). */
const INSTEAD = '/earnings';

export type AccountPage = ReturnType<typeof pagesOf>[number];

/** Those of the pages that a release has for this type of user. */
export function accountPagesFor(
  { usertype, business }: MenuReader,
  releases: ReadonlyMap<RemoteName, Release>,
): readonly AccountPage[] {
  const open = new Set(
    [...releases.values()]
      .flatMap(({ manifest }) => manifest.routes)
      .filter(({ access }) => access === 'public' || access.includes(usertype))
      .map(({ path }) => path),
  );
  return pagesOf(usertype)
    .filter(({ path }) => open.has(path))
    .filter(({ path }) => mayDo(business, OF_MONEY.has(path) ? 'money' : undefined))
    .filter(({ path }) => path !== '/subscription' || !open.has(INSTEAD));
}
