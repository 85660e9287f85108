import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import type { RegistryEntry, Release } from '@leafshift/shell-sdk/registry';

type Route = Release['manifest']['routes'][number];

/** What two paths have in common although their parameters are called otherwise. */
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

const audienceOf = ({ access }: Route): readonly string[] =>
  access === 'public' ? ['everybody'] : access;

const isForSame = (one: Route, other: Route): boolean =>
  [one, other].some(({ access }) => access === 'public') ||
  audienceOf(one).some((usertype) => audienceOf(other).includes(usertype));

/** The pages of a release that belong to other remotes already, each as a sentence. */
export function pagesOfOthers(
  remote: RemoteName,
  { manifest }: Pick<Release, 'manifest'>,
  entries: ReadonlyMap<RemoteName, RegistryEntry>,
): string[] {
  const others = [...entries].filter(([name]) => name !== remote);
  return manifest.routes.flatMap((route) => {
    const owner = others.find(([, { releases }]) =>
      Object.values(releases)
        .flatMap((release) => release.manifest.routes)
        .some((other) => shapeOf(other.path) === shapeOf(route.path) && isForSame(other, route)),
    );
    return owner ? [`the page ${route.path} is one of ${owner[0]} already`] : [];
  });
}
