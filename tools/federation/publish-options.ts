import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES, type RemoteName } from '@leafshift/shell-sdk/manifest';
import { PlainFailure } from '../process/plain-failure.ts';
import { workspaceRoot } from '../workspace-paths.ts';

export interface PublishOptions {
  readonly registryFile: string;
  readonly remotes: readonly {
    readonly name: RemoteName;
    readonly baseUrl: string;
    /** The folder with the finished build. */
    readonly distFolder: string;
  }[];
  /** What the shell that will load them shares. */
  readonly sharedFile: string;
}

const DEFAULT_PORT = 4200;

const isRemoteName = (name: string): name is RemoteName =>
  REMOTE_NAMES.some((known) => known === name);

function defaultUrl(name: RemoteName, env: NodeJS.ProcessEnv): string {
  const port = Number(env.PORT ?? DEFAULT_PORT) + 1 + REMOTE_NAMES.indexOf(name);
  return `http://localhost:${port}`;
}

/** `mf-worker=https://…` in its two parts; the second may be empty. */
function namedValue(text: string): [name: RemoteName, value: string] {
  const [name = '', ...value] = text.split('=');
  if (!isRemoteName(name)) throw new PlainFailure(`There is no remote '${name}'.`);
  return [name, value.join('=')];
}

/**
 * Reads `--registry <file> --remote <name>[=<url>] --dist <name>=<folder> …`. Without `--remote` all
 * remotes are published; without a URL a remote is at its port of `npm start`, without a folder its
 * build is in its own `dist`. Throws a PlainFailure for anything else.
 */
export function publishOptions(args: string[], env: NodeJS.ProcessEnv): PublishOptions {
  const { values } = parseArgs({
    args,
    options: {
      registry: { type: 'string' },
      remote: { type: 'string', multiple: true },
      dist: { type: 'string', multiple: true },
      shared: { type: 'string' },
    },
  });
  const dataFolder = resolve(workspaceRoot, env.DATA_DIR ?? '.data');
  const builds = new Map((values.dist ?? []).map(namedValue));
  const remotes = (values.remote ?? REMOTE_NAMES).map((text) => {
    const [name, url] = namedValue(text);
    return {
      name,
      baseUrl: url || defaultUrl(name, env),
      distFolder: resolve(builds.get(name) ?? join(workspaceRoot, name, 'dist')),
    };
  });
  return {
    registryFile: resolve(values.registry ?? join(dataFolder, 'registry/remotes.json')),
    remotes,
    sharedFile: resolve(values.shared ?? join(workspaceRoot, 'shell/dist/shared-libraries.json')),
  };
}
