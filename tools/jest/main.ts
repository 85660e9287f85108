import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runJest } from './run-jest.ts';

// npm run spec -- <project folder> [Jest's own arguments]
const [project = '', ...args] = process.argv.slice(2);
const config = resolve(project, 'jest.config.mjs');
if (!project || !existsSync(config)) {
  console.error('Name a folder with specs, as in: npm run spec -- libs/domain');
  process.exit(2);
}
const result = await runJest(['--config', config, ...args], {
  onOutput: (chunk) => process.stdout.write(chunk),
});
process.exitCode = result.code ?? 1;
