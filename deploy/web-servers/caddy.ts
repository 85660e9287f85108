import { spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';
import type { WebServer, WebServerPorts } from './web-server.ts';

const CADDYFILE = join(workspaceRoot, 'deploy/caddy/Caddyfile');

/** The operators' file with ports of this run, and a certificate of its own. */
async function caddyfile(folder: string, ports: WebServerPorts): Promise<string> {
  const site = await readFile(CADDYFILE, 'utf8');
  const moved = site
    .replaceAll(/127\.0\.0\.1:430([12])/g, (_, number) => `127.0.0.1:${ports.api[number - 1]}`)
    .replaceAll(/127\.0\.0\.1:420([12])/g, (_, number) => `127.0.0.1:${ports.gateway[number - 1]}`)
    .replace(
      'leafshift.example.ca {',
      `localhost {\n\ttls ${folder}/tls/fullchain.pem ${folder}/tls/privkey.pem`,
    );
  return `{
	admin off
	http_port ${ports.http}
	https_port ${ports.https}
}
${moved}`;
}

export const caddy: WebServer = {
  name: 'caddy',
  packages: ['caddy'],
  asksAnother: false,
  async start(folder, ports) {
    const file = join(folder, 'Caddyfile');
    await writeFile(file, await caddyfile(folder, ports));
    const options = ['--config', file, '--adapter', 'caddyfile'];
    const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const test = spawnSync('caddy', ['validate', ...options], { env });
    if (test.status !== 0) throw new Error(`${test.stderr}`);
    return spawn('caddy', ['run', ...options], { env, stdio: 'ignore' });
  },
  plain: (_folder, { http: port }) => ({ port }),
};
