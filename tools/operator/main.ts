import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { buildChanged } from '../start/build-changed.ts';
import { workspaceRoot } from '../workspace-paths.ts';

// npm run operator -- <command>: the back office's commands on the database of MONGODB_URI.
try {
  await buildChanged(() => undefined, { projects: ['api'] });
  const program = join(workspaceRoot, 'api/dist/operator.js');
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
