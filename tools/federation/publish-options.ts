import { join, resolve } from 'node:path';
import { typedOptions } from '@leafshift/remote-kit/process/command-line';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { remoteNames } from '../start/remote-names.ts';

export interface PublishOptions {
  /** The folder of the registry's files. */
  readonly targetFolder: string;
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

function defaultUrl(name: RemoteName, env: NodeJS.ProcessEnv): string {
  const port = Number(env.PORT ?? DEFAULT_PORT) + 1 + remoteNames.indexOf(name);
  return `http://localhost:${port}`;
}

/** `mf-worker=https://…` in its two parts; the second may be empty. */
function namedValue(text: string): [name: RemoteName, value: string] {
  const [name = '', ...value] = text.split('=');
  if (!remoteNames.includes(name)) throw new PlainFailure(`There is no remote '${name}'.`);
  return [name, value.join('=')];
}

/**
 * Reads `--target <folder> --remote <name>[=<url>] --dist <name>=<folder> …`. Without `--remote` all
 * remotes are published; without a URL a remote is at its port of `npm start`, without a folder its
 * build is in its own `dist`. Throws a PlainFailure for anything else.
 */
export function publishOptions(args: string[], env: NodeJS.ProcessEnv): PublishOptions {
  const { values } = typedOptions({
    args,
    options: {
      target: { type: 'string' },
      remote: { type: 'string', multiple: true },
      dist: { type: 'string', multiple: true },
      shared: { type: 'string' },
    },
  });
  const dataFolder = resolve(workspaceRoot, env.DATA_DIR ?? '.data');
  const builds = new Map((values.dist ?? []).map(namedValue));
  const remotes = (values.remote ?? remoteNames).map((text) => {
    const [name, url] = namedValue(text);
    return {
      name,
      baseUrl: url || defaultUrl(name, env),
      distFolder: resolve(builds.get(name) ?? join(workspaceRoot, name, 'dist')),
    };
  });
  return {
    targetFolder: resolve(values.target ?? join(dataFolder, 'registry')),
    remotes,
    sharedFile: resolve(values.shared ?? join(workspaceRoot, 'shell/dist/shared-libraries.json')),
  };
}
