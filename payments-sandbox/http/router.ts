import type { Route } from './call.ts';

interface Compiled {
  readonly route: Route;
  readonly segments: readonly string[];
}

/** A route and the ids that its path brought. */
export interface Match {
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
}

/** Finds the route for a method and path; written-out segments win over `{…}`. */
export class Router {
  readonly #routes: readonly Compiled[];

  constructor(routes: readonly Route[]) {
    this.#routes = routes.map((route) => ({ route, segments: route.path.split('/') }));
  }

  find(method: string, path: string): Match | undefined {
    const given = path.split('/').map(decodeSegment);
    for (const { route, segments } of this.#routes) {
      const ids = route.method === method ? match(segments, given) : undefined;
      if (ids) return { route, path: ids };
    }
    return undefined;
  }
}

function match(
  segments: readonly string[],
  given: readonly (string | undefined)[],
): Record<string, string> | undefined {
  if (segments.length !== given.length) return undefined;
  const ids: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const value = given[at];
    if (value === undefined) return undefined;
    if (segment.startsWith('{')) ids[segment.slice(1, -1)] = value;
    else if (segment !== value) return undefined;
  }
  return ids;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
