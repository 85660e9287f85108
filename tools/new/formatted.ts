import { join } from 'node:path';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../files/workspace-paths.ts';

const BIOME = join(workspaceRoot, 'node_modules/@biomejs/biome/bin/biome');
const FORMATTED = /\.(?:tsx?|mjs|json|md)$/;

/** Formats what a generator wrote below a folder and sorts its imports; answers what the linter has against it. */
export async function formatted(root: string, paths: readonly string[]): Promise<string | null> {
  const files = paths.filter((path) => FORMATTED.test(path));
  const args = [BIOME, 'check', '--write', '--error-on-warnings', ...files];
  const { code, output } = await runCommand(process.execPath, args, { cwd: root });
  return code === 0 ? null : output;
}
