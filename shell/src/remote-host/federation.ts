import {
  createInstance,
  type ModuleFederation,
  registerGlobalPlugins,
  satisfy,
} from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { type LentLibrary, lentLibraries } from 'leafshift-lent-libraries';
import { acceptedBy, copiesOf } from './copies.ts';
import { SharedVersionError } from './remote-failure.ts';
import { scriptFor } from './remote-script.ts';

type Plugin = Parameters<typeof registerGlobalPlugins>[0][number];
type ResolveShare = Parameters<NonNullable<Plugin['resolveShare']>>[0];
type SharedVersions = ResolveShare['shareScopeMap'][string][string];

/** The field by which the shell's own entries are known; `from` changes to the first consumer. */
const LENT_BY_SHELL = 'lentByShell';

const lentEntry = ({ version, module, load }: LentLibrary) => ({
  version,
  scope: 'default',
  strategy: 'loaded-first' as const,
  shareConfig: { singleton: true, requiredVersion: version },
  [LENT_BY_SHELL]: true,
  ...(module && { lib: () => module }),
  ...(load && {
    get: async () => {
      const loaded = await load();
      return () => loaded;
    },
  }),
});

type Shared = SharedVersions[string];

/** The shell's entries that were asked for, by request. */
const asked = new Map<string, Shared>();

/**
 * The shell's entry for a library. The runtime takes entries out of its own list when a remote is
 * registered again for a retry, also those of the shell that this remote was the first to use.
 */
function lentFor(request: string, versions: SharedVersions | undefined): Shared | undefined {
  const lent = Object.values(versions ?? {}).find((shared) => LENT_BY_SHELL in shared);
  if (lent !== undefined) asked.set(request, lent);
  return lent ?? asked.get(request);
}

const isRange = (needed: unknown): needed is string => typeof needed === 'string';

type LoadCopy = (remote: string, request: string) => Promise<unknown>;

/** The remote's own copy of a library, in the form in which libraries are lent; one for each. */
function copiesFrom(load: LoadCopy) {
  const copies = new Map<string, Shared>();
  return (remote: string, request: string, like: Shared): Shared => {
    const known = copies.get(`${remote} ${request}`);
    const copy = known ?? {
      ...like,
      from: remote,
      useIn: [],
      get: async () => {
        const module = await load(remote, request);
        return () => module;
      },
    };
    copies.set(`${remote} ${request}`, copy);
    return copy;
  };
}

/**
 * Decides which copy of a library a remote gets: the shell's where its version is in range; its own
 * where a second copy does no harm; otherwise the remote is refused.
 */
function lendingRules(load: LoadCopy): Plugin {
  const copyOf = copiesFrom(load);
  return {
    name: 'lending-rules',
    beforeLoadShare(args) {
      const { shareInfo, origin } = args;
      // Libraries that a remote has no copy of do not say who asks for them.
      return { ...args, shareInfo: shareInfo && { ...shareInfo, from: origin.options.name } };
    },
    resolveShare(args) {
      const { shareScopeMap, scope, pkgName, shareInfo } = args;
      const lent = lentFor(pkgName, shareScopeMap[scope]?.[pkgName]);
      const { requiredVersion, singleton } = shareInfo.shareConfig;
      // Entry and registry say the same, unless one of them is not what it should be.
      const needs = [requiredVersion, acceptedBy(shareInfo.from, pkgName)].filter(isRange);
      const unmet = needs.find((range) => lent === undefined || !satisfy(lent.version, range));
      args.resolver = () => {
        if (lent && unmet === undefined) return { shared: lent, useTreesShaking: false };
        if (singleton) throw new SharedVersionError(pkgName, unmet ?? 'any', lent?.version);
        return { shared: copyOf(shareInfo.from, pkgName, shareInfo), useTreesShaking: false };
      };
      return args;
    },
  };
}

/**
 * The federation runtime, made once: it lends the shell's libraries to the remotes. Remotes are
 * built without the runtime's core and take it from the global name.
 */
export function createFederation(): ModuleFederation {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(lentLibraries.map((one) => [one.request, lentEntry(one)])),
    plugins: [{ name: 'remote-scripts', createScript: ({ url }) => scriptFor(url) }],
  });
  registerGlobalPlugins([
    lendingRules((remote, request) => federation.loadRemote(`${copiesOf(remote)}/${request}`)),
  ]);
  return federation;
}

/** Starts loading libraries that a page is about to borrow. */
export function warmLibraries(requests: readonly string[]): void {
  for (const { request, load } of lentLibraries) {
    if (load && requests.includes(request)) load().catch(ignoreUntilNeeded);
  }
}

/** The page itself loads the library again and reports the failure then. */
const ignoreUntilNeeded = (): undefined => undefined;
