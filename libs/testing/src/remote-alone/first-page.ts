import type { UserType } from '@leafshift/contracts/users';
import type { RemoteManifest } from '@leafshift/shell-sdk';
import type { AccountEntry } from '@leafshift/shell-sdk/manifest';

const HAS_PARAMETER = /\/:\w+$/;
const OPTIONAL = /\/:\w+\?/g;

/** The entries of the menu that this kind of user has, from the top, then those behind one's own name. */
export const menuOf = (
  { nav, account = [] }: RemoteManifest,
  usertype: UserType | undefined,
): readonly AccountEntry[] =>
  [nav, account].flatMap((entries: readonly AccountEntry[]) =>
    entries
      .filter(({ usertypes }) => usertype !== undefined && usertypes.includes(usertype))
      .toSorted((one, other) => one.order - other.order),
  );

/** Where a viewer begins: the first entry of the menu, else the first page that can be opened as it is. */
export function firstPage(
  manifest: RemoteManifest,
  usertype: UserType | undefined,
): string | undefined {
  const [entry] = menuOf(manifest, usertype);
  if (entry) return entry.path;
  return manifest.routes
    .filter(({ access }) =>
      access === 'public' ? true : usertype !== undefined && access.includes(usertype),
    )
    .map(({ path }) => path.replace(OPTIONAL, ''))
    .find((path) => !HAS_PARAMETER.test(path));
}
