import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';

/** Paths below the root, relative to it, of all files that Git keeps or would keep (ignored ones not). */
export async function listFiles(root: string): Promise<string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
  const [all, removed] = await Promise.all([
    runCommand('git', args, { cwd: root }),
    runCommand('git', ['ls-files', '--deleted', '-z'], { cwd: root }),
  ]);
  if (all.code !== 0) throw new PlainFailure(`git ls-files failed: ${all.output.trim()}`);
  const gone = new Set(removed.output.split('\0'));
  return all.output.split('\0').filter((path) => path !== '' && !gone.has(path));
}
