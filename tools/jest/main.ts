import { resolve } from 'node:path';
import { runJest } from './run-jest.ts';

// node tools/jest/main.ts <project folder> [Jest's own arguments]
const [project, ...args] = process.argv.slice(2);
if (!project) {
  console.error('Name a project folder, as in: node tools/jest/main.ts libs/domain');
  process.exit(2);
}
const config = resolve(project, 'jest.config.mjs');
const result = await runJest(['--config', config, '--passWithNoTests', ...args], {
  onOutput: (chunk) => process.stdout.write(chunk),
});
process.exitCode = result.code ?? 1;
