import {
  createInstance,
  type ModuleFederation,
  registerGlobalPlugins,
  satisfy,
} from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { type SharedLibrary, sharedLibraries } from 'leafshift-shared-libraries';
import { acceptedBy, fallbackOf } from './consumed-libraries.ts';
import { SharedVersionError } from './remote-failure.ts';
import { scriptFor } from './remote-script.ts';

type Plugin = Parameters<typeof registerGlobalPlugins>[0][number];
type ResolveShare = Parameters<NonNullable<Plugin['resolveShare']>>[0];
type ShareVersions = ResolveShare['shareScopeMap'][string][string];

/** The field by which the shell's own entries are known; `from` changes to the first consumer. */
const SHARED_BY_SHELL = 'sharedByShell';

const sharedEntry = ({ version, module, load }: SharedLibrary) => ({
  version,
  scope: 'default',
  strategy: 'loaded-first' as const,
  shareConfig: { singleton: true, requiredVersion: version },
  [SHARED_BY_SHELL]: true,
  ...(module && { lib: () => module }),
  ...(load && {
    get: async () => {
      const loaded = await load();
      return () => loaded;
    },
  }),
});

type Share = ShareVersions[string];

/** The shell's entries that were asked for, by request. */
const asked = new Map<string, Share>();

/**
 * The shell's entry for a library. The runtime takes entries out of its own list when a remote is
 * registered again for a retry, also those of the shell that this remote was the first to use.
 */
function shareOf(request: string, versions: ShareVersions | undefined): Share | undefined {
  const found = Object.values(versions ?? {}).find((shared) => SHARED_BY_SHELL in shared);
  if (found !== undefined) asked.set(request, found);
  return found ?? asked.get(request);
}

const isRange = (needed: unknown): needed is string => typeof needed === 'string';

type LoadFallback = (remote: string, request: string) => Promise<unknown>;

/** A library from the remote's fallback, in the form in which libraries are shared; one for each. */
function fallbacksFrom(load: LoadFallback) {
  const shares = new Map<string, Share>();
  return (remote: string, request: string, like: Share): Share => {
    const known = shares.get(`${remote} ${request}`);
    const share = known ?? {
      ...like,
      from: remote,
      useIn: [],
      get: async () => {
        const module = await load(remote, request);
        return () => module;
      },
    };
    shares.set(`${remote} ${request}`, share);
    return share;
  };
}

/**
 * Decides where a remote gets a library from: the shell's where its version is in range; the remote's
 * fallback where a second one does no harm; otherwise the remote is refused.
 */
function sharingRules(load: LoadFallback): Plugin {
  const fallbackFor = fallbacksFrom(load);
  return {
    name: 'sharing-rules',
    beforeLoadShare(args) {
      const { shareInfo, origin } = args;
      // Libraries that are not in the fallback do not say who asks for them.
      return { ...args, shareInfo: shareInfo && { ...shareInfo, from: origin.options.name } };
    },
    resolveShare(args) {
      const { shareScopeMap, scope, pkgName, shareInfo } = args;
      const shared = shareOf(pkgName, shareScopeMap[scope]?.[pkgName]);
      const { requiredVersion, singleton } = shareInfo.shareConfig;
      // Entry and registry say the same, unless one of them is not what it should be.
      const needs = [requiredVersion, acceptedBy(shareInfo.from, pkgName)].filter(isRange);
      const unmet = needs.find((range) => shared === undefined || !satisfy(shared.version, range));
      args.resolver = () => {
        if (shared && unmet === undefined) return { shared, useTreesShaking: false };
        if (singleton) throw new SharedVersionError(pkgName, unmet ?? 'any', shared?.version);
        return { shared: fallbackFor(shareInfo.from, pkgName, shareInfo), useTreesShaking: false };
      };
      return args;
    },
  };
}

/**
 * The federation runtime, made once: it shares the shell's libraries with the remotes. Remotes are
 * built without the runtime's core and take it from the global name.
 */
export function createFederation(): ModuleFederation {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(sharedLibraries.map((one) => [one.request, sharedEntry(one)])),
    plugins: [{ name: 'remote-scripts', createScript: ({ url }) => scriptFor(url) }],
  });
  registerGlobalPlugins([
    sharingRules((remote, request) => federation.loadRemote(`${fallbackOf(remote)}/${request}`)),
  ]);
  return federation;
}

/** Starts loading libraries that a page is about to consume. */
export function warmLibraries(requests: readonly string[]): void {
  for (const { request, load } of sharedLibraries) {
    if (load && requests.includes(request)) load().catch(ignoreUntilNeeded);
  }
}

/** The page itself loads the library again and reports the failure then. */
const ignoreUntilNeeded = (): undefined => undefined;
