import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import type { RegistryEntry, Release } from '@leafshift/shell-sdk/registry';

type Manifest = Pick<Release['manifest'], 'routes'>;
type Route = Manifest['routes'][number];

/**
 * The addresses that a path stands for, as the router compares them: with and without each optional part,
 * whatever its parameters are called, and in small letters.
 */
function shapesOf(path: string): readonly string[] {
  return path
    .split('/')
    .filter(Boolean)
    .reduce<readonly string[]>(
      (shapes, part) => {
        const isOptional = part.endsWith('?');
        const written = isOptional ? part.slice(0, -1) : part;
        const shape = written.toLowerCase().replace(/^:[\w-]+/, ':');
        const longer = shapes.map((before) => `${before}/${shape}`);
        return isOptional ? shapes.concat(longer) : longer;
      },
      [''],
    );
}

const audienceOf = ({ access }: Route): readonly string[] =>
  access === 'public' ? ['everybody'] : access;

const isForSame = (one: Route, other: Route): boolean =>
  [one, other].some(({ access }) => access === 'public') ||
  audienceOf(one).some((usertype) => audienceOf(other).includes(usertype));

const isSamePage = (one: Route, other: Route): boolean => {
  const shapes = shapesOf(other.path);
  return shapesOf(one.path).some((shape) => shapes.includes(shape));
};

/** The pages of a manifest that belong to other remotes already, each as a sentence. */
export function pagesOfOthers(
  { routes }: Manifest,
  others: ReadonlyMap<RemoteName, RegistryEntry>,
): string[] {
  return routes.flatMap((route) => {
    const owner = [...others].find(([, { releases }]) =>
      Object.values(releases)
        .flatMap((release) => release.manifest.routes)
        .some((other) => isSamePage(other, route) && isForSame(other, route)),
    );
    return owner ? [`the page ${route.path} is one of ${owner[0]} already`] : [];
  });
}
