import { join } from 'node:path';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { besides } from '../files/besides.ts';
import { PlainFailure } from '../process/plain-failure.ts';
import { runCommand } from '../process/run-command.ts';

/**
 * Builds a remote in a process of its own, so that nothing of this one's environment gets into it;
 * answers what the build said. Throws a PlainFailure with the compiler's words when it fails.
 */
export async function buildRemote(
  remote: RemoteName,
  folder: string,
  output = join(folder, 'dist'),
): Promise<string> {
  const args = [besides(import.meta.url, './main'), folder, output];
  const result = await runCommand(process.execPath, args, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      // The compiler's words become part of a sentence.
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
    },
  });
  if (result.code !== 0) {
    throw new PlainFailure(`The build of ${remote} failed:\n${result.output.trim()}`);
  }
  return result.output.trim();
}
