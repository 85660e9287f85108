import type { ExposedRemote } from '@leafshift/shell-sdk';
import { createMockApi } from '@leafshift/testing/mock-api';
import { showRemoteAlone } from '@leafshift/testing/remote-alone';
import { VIEWERS } from '@leafshift/testing/states';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';

/** A finished build, as the page that opens it knows it. */
export interface ShownBuild {
  readonly name: string;
  /** The address of the container's script. */
  readonly entry: string;
  /** What the build takes from a shell. */
  readonly lent: readonly {
    readonly request: string;
    readonly version: string;
    readonly load: () => Promise<unknown>;
  }[];
}

/**
 * Lends the libraries as a shell does, loads the container, and shows what that exposes on a fake shell
 * that knows nothing. Runs in the browser; smoke-config.ts makes the page that calls it.
 */
export async function showBuild({ name, entry, lent }: ShownBuild): Promise<void> {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const federation = createInstance({
    name: 'smoke',
    remotes: [{ name, entry }],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      lent.map(({ request, version, load }) => [
        request,
        {
          version,
          scope: 'default',
          shareConfig: { singleton: true, requiredVersion: version },
          get: async () => {
            const loaded = await load();
            return () => loaded;
          },
        },
      ]),
    ),
  });
  const loaded = await federation.loadRemote<{ readonly default: ExposedRemote }>(`${name}/remote`);
  if (!loaded) throw new Error(`${name} exposes nothing`);
  await showRemoteAlone({
    remote: loaded.default,
    viewers: VIEWERS,
    situations: ['nothing known'],
    connect: ({ state }) => {
      const api = createMockApi([]);
      api.setState(state);
      return { api };
    },
  });
}
