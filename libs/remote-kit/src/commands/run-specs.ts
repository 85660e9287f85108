import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { besides } from '../files/besides.ts';
import { runCommand } from '../process/run-command.ts';
import type { WorkContext } from './work-context.ts';

const require = createRequire(import.meta.url);

/** Runs the remote's specs; what follows `--` is for Jest. Answers its exit code. */
export async function runSpecs({ folder, options }: WorkContext): Promise<number> {
  const jest = join(dirname(require.resolve('jest/package.json')), 'bin/jest.js');
  const config = besides(import.meta.url, '../jest/remote-config');
  const args = [jest, '--config', config, '--rootDir', folder, ...options.others];
  const result = await runCommand(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '' },
    onOutput: (chunk) => process.stdout.write(chunk),
  });
  return result.code ?? 1;
}
