import { join } from 'node:path';
import { type CommandOptions, runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { type Counts, oneCheck, type Stage } from './stage.ts';

const biome = join(workspaceRoot, 'node_modules/@biomejs/biome/bin/biome');
const knip = join(workspaceRoot, 'node_modules/knip/bin/knip.js');
const nx = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');

/** Format, lint, types, and the rules about imports, what is unused, texts and files. */
export const checkStages: readonly Stage[] = [
  nodeCheck('format', 'Biome would print every file as it stands', [
    biome,
    'format',
    '--max-diagnostics=50',
  ]),
  nodeCheck('lint', 'Biome finds no error and no warning', [
    biome,
    'check',
    '--formatter-enabled=false',
    '--error-on-warnings',
    '--max-diagnostics=50',
  ]),
  { name: 'types', title: 'TypeScript accepts every project', run: checkTypes },
  nodeCheck('imports', 'Who may import whom', [script('checks/imports/main.ts')]),
  nodeCheck('unused', 'Every file, package and export is used', [knip, '--no-progress']),
  nodeCheck('texts', 'Every text is there, used and translated', [script('checks/texts/main.ts')]),
  nodeCheck('files', 'Every test has a runner, every file a name, every rule its test', [
    script('checks/files/main.ts'),
  ]),
];

function nodeCheck(name: string, title: string, args: readonly string[]): Stage {
  return {
    name,
    title,
    run: async () => {
      const result = await run(args);
      process.stdout.write(result.output);
      return oneCheck(result.code === 0);
    },
  };
}

async function checkTypes(): Promise<Counts> {
  const result = await run([nx, 'run-many', '--target=typecheck', '--output-style=stream'], {
    env: { ...process.env, NX_TUI: 'false', FORCE_COLOR: '0' },
  });
  const counts = countProjects(result.output);
  if (result.code !== 0) process.stdout.write(result.output);
  return result.code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Projects by outcome, from what `nx run-many` prints. */
export function countProjects(output: string): Counts {
  const [, failedList = ''] = output.split('Failed tasks:');
  const failed = new Set(failedList.match(/- [\w-]+:typecheck/g)).size;
  const ran = new Set(output.match(/nx run [\w-]+:typecheck/g)).size;
  return { passed: Math.max(0, ran - failed), failed };
}

function run(args: readonly string[], options: CommandOptions = {}) {
  return runCommand(process.execPath, args, { cwd: workspaceRoot, ...options });
}

function script(path: string): string {
  return join(workspaceRoot, 'tools', path);
}
