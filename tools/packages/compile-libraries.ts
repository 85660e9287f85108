import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../files/workspace-paths.ts';
import type { PublishedLibrary } from './published-libraries.ts';

/** Not for teams: specs, what specs of this workspace share, and pages of our own. */
const LEFT_OUT = ['**/*.spec.ts', '**/*.spec.tsx', '**/remote-kit/src/testing/**'];

/**
 * Compiles the libraries as one program to JavaScript and declarations, module for module, into a folder
 * with one folder each. Throws a PlainFailure with the compiler's words.
 */
export async function compileLibraries(
  libraries: readonly PublishedLibrary[],
  output: string,
): Promise<void> {
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const libs = join(workspaceRoot, 'libs');
  const config = join(output, 'tsconfig.json');
  await writeFile(
    config,
    JSON.stringify({
      extends: join(workspaceRoot, 'tsconfig.shared.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        checkers: 1,
        rewriteRelativeImportExtensions: true,
        target: 'es2022',
        lib: ['es2024', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        rootDir: libs,
        outDir: output,
        typeRoots: [join(workspaceRoot, 'node_modules/@types')],
        types: ['node', 'jest'],
      },
      include: libraries.flatMap((name) =>
        ['src', 'testing'].map((folder) => join(libs, name, folder)),
      ),
      exclude: LEFT_OUT.map((pattern) => join(libs, pattern)),
    }),
  );
  const tsc = join(workspaceRoot, 'node_modules/typescript/bin/tsc');
  const result = await runCommand(process.execPath, [tsc, '-p', config], { cwd: workspaceRoot });
  if (result.code !== 0) {
    throw new PlainFailure(`The libraries were not compiled:\n${result.output.trim()}`);
  }
}
