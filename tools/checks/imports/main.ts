import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../../files/workspace-paths.ts';
import { checkImports } from './check-imports.ts';

const PAGE = 'docs/developers/architecture.md';
const DRAWING = /(?<=<!-- projects -->\n\n)[\s\S]*?(?=\n\n<!-- \/projects -->)/;

// node tools/checks/imports/main.ts [--draw]
const report = await checkImports(workspaceRoot);
const problems = [...report.problems];
const page = await readFile(join(workspaceRoot, PAGE), 'utf8');
if (process.argv.includes('--draw')) {
  await writeFile(join(workspaceRoot, PAGE), page.replace(DRAWING, report.drawing));
} else if (DRAWING.exec(page)?.[0] !== report.drawing) {
  problems.push(`${PAGE} draws other projects than there are; npm run graph draws them`);
}
for (const problem of problems) console.error(problem);
console.log(
  `Import rules: ${report.imports} imports in ${report.files} files, ${problems.length} problems.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
