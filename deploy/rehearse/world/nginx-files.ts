import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../../../tools/files/workspace-paths.ts';
import type { WebServerPorts } from '../../web-servers/web-server.ts';

/** nginx answers without TLS at a socket of its own. */
export type NginxPorts = Omit<WebServerPorts, 'http'>;

const NGINX = join(workspaceRoot, 'deploy/nginx');
/** What the distribution's own file is for, as far as the portal goes. */
const MIME_TYPES = 'types { application/javascript js; text/html html; }';

/**
 * Writes the operators' nginx files to a folder, with paths and ports of this run; what stands at port 80
 * answers at the socket `plain` in it. The certificate goes to its folder `tls`. Answers the file to start with.
 */
export async function writeNginxFiles(folder: string, ports: NginxPorts): Promise<string> {
  const site = await readFile(join(NGINX, 'leafshift.conf'), 'utf8');
  const upstream = await readFile(join(NGINX, 'upstream-systemd.conf'), 'utf8');
  const moved = site
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replaceAll(/listen \[::\]:\d+[^;]*;/g, '')
    .replace('listen 80;', `listen unix:${folder}/plain;`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.https} `);
  const portOf = (kind: readonly [number, number]) => (_: string, number: string) =>
    `:${kind[Number(number) - 1]}`;
  // Its workers are somebody else.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'leafshift'), { recursive: true });
  await mkdir(join(folder, 'tls'), { recursive: true });
  await writeFile(
    join(folder, 'leafshift/upstream.conf'),
    upstream
      .replaceAll(/:430([12])/g, portOf(ports.api))
      .replaceAll(/:420([12])/g, portOf(ports.gateway)),
  );
  await mkdir(join(folder, 'conf.d'), { recursive: true });
  await writeFile(join(folder, 'conf.d/leafshift.conf'), moved);
  await writeFile(join(folder, 'mime.types'), MIME_TYPES);
  const whole = await readFile(join(NGINX, 'nginx.conf'), 'utf8');
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr;
${whole.replaceAll('/etc/nginx/', `${folder}/`).replace('http {', `http { ${ownFiles(folder)}`)}`,
  );
  return file;
}

const ownFiles = (folder: string): string =>
  `access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;`;
