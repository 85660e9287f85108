import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeNginxFiles } from '../rehearse/world/nginx-files.ts';
import type { WebServer } from './web-server.ts';

export const nginx: WebServer = {
  name: 'nginx',
  packages: ['nginx-light'],
  asksAnother: true,
  async start(folder, ports) {
    const file = await writeNginxFiles(folder, ports);
    const test = spawnSync('nginx', ['-t', '-c', file]);
    if (test.status !== 0) throw new Error(`${test.stderr}`);
    return spawn('nginx', ['-c', file], { stdio: 'ignore' });
  },
  plain: (folder) => ({ socketPath: join(folder, 'plain') }),
};
