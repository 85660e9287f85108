import { workspaceRoot } from '../../files/workspace-paths.ts';
import { checkImports } from './check-imports.ts';

const report = await checkImports(workspaceRoot);
for (const problem of report.problems) console.error(problem);
console.log(
  `Import rules: ${report.imports} imports in ${report.files} files, ${report.problems.length} problems.`,
);
process.exitCode = report.problems.length > 0 ? 1 : 0;
