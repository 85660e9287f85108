import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES, type RemoteName } from '@leafshift/shell-sdk/manifest';
import { PlainFailure } from '../process/plain-failure.ts';
import { workspaceRoot } from '../workspace-paths.ts';

export interface PublishOptions {
  readonly registryFile: string;
  readonly remotes: readonly { readonly name: RemoteName; readonly baseUrl: string }[];
  /** What the shell that will load them lends. */
  readonly lentFile: string;
}

const DEFAULT_PORT = 4200;

const isRemoteName = (name: string): name is RemoteName =>
  REMOTE_NAMES.some((known) => known === name);

function defaultUrl(name: RemoteName, env: NodeJS.ProcessEnv): string {
  const port = Number(env.PORT ?? DEFAULT_PORT) + 1 + REMOTE_NAMES.indexOf(name);
  return `http://localhost:${port}`;
}

/**
 * Reads `--registry <file> --remote <name>[=<url>] …`. Without `--remote` all remotes are published;
 * without a URL a remote is at its port of `npm start`. Throws a PlainFailure for anything else.
 */
export function publishOptions(args: string[], env: NodeJS.ProcessEnv): PublishOptions {
  const { values } = parseArgs({
    args,
    options: {
      registry: { type: 'string' },
      remote: { type: 'string', multiple: true },
      lent: { type: 'string' },
    },
  });
  const dataFolder = resolve(workspaceRoot, env.DATA_DIR ?? '.data');
  const remotes = (values.remote ?? REMOTE_NAMES).map((text) => {
    const [name = '', ...url] = text.split('=');
    if (!isRemoteName(name)) throw new PlainFailure(`There is no remote '${name}'.`);
    return { name, baseUrl: url.join('=') || defaultUrl(name, env) };
  });
  return {
    registryFile: resolve(values.registry ?? join(dataFolder, 'registry/remotes.json')),
    remotes,
    lentFile: resolve(values.lent ?? join(workspaceRoot, 'shell/dist/lent-libraries.json')),
  };
}
