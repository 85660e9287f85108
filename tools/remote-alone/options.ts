import { parseArgs } from 'node:util';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { PlainFailure } from '../process/plain-failure.ts';
import { remoteNames } from '../start/remote-names.ts';

const DEFAULT_PORT = 4290;

/** What `npm run qa -- --help` says. */
export const USAGE = `npm run qa -- <remote> [--port ${DEFAULT_PORT}]

Opens one remote alone on a fake shell: no portal, no API, no database. Choose who looks, the
situation, theme, language, direction, width and how the API behaves above the page.

  remotes   ${remoteNames.join(', ')}
  --port    where the page is served

Each choice can be part of the address, such as
  http://localhost:${DEFAULT_PORT}/find-work?viewer=worker+suspended&state=failing&language=ar&bare
'bare' leaves the choices above the page away.`;

export interface AloneOptions {
  readonly remote: RemoteName;
  readonly port: number;
}

/** Reads the arguments; 'help' when only that is asked for. Throws a PlainFailure for what is unknown. */
export function aloneOptions(args: string[]): AloneOptions | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [name, ...others] = positionals;
  const remote = remoteNames.find((known) => known === name);
  if (!remote || others.length > 0) {
    const what = name ? `There is no remote '${positionals.join(' ')}'.` : 'Which remote?';
    throw new PlainFailure(`${what} Choose one of ${remoteNames.join(', ')}.`);
  }
  const port = Number(values.port ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainFailure(`'${values.port}' is no port number.`);
  }
  return { remote, port };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (cause) {
    throw new PlainFailure(`${(cause as Error).message}\n\n${USAGE}`, { cause });
  }
}
