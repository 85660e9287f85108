import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PlainFailure } from '../process/plain-failure.ts';
import { EmitJsonPlugin } from './emit-json-plugin.ts';
import { runCompiler } from './run-compiler.ts';

describe('a file that is made from a build', () => {
  it('fails it with a sentence and no stack, beside what the compiler complains of', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'leafshift-emitted-'));
    try {
      await mkdir(join(dir, 'src'));
      await writeFile(join(dir, 'src/index.js'), 'const x = (;');
      const refused = (): never => {
        throw new PlainFailure('The manifest cannot be published.');
      };
      const stats = await runCompiler({
        context: dir,
        mode: 'production',
        plugins: [new EmitJsonPlugin('made.json', refused)],
      });
      const said = stripVTControlCharacters(stats.toString({ preset: 'errors-warnings' }));
      expect(said).toMatch(/The manifest cannot be published\.\n\n/);
      expect(said).toContain('index.js');
      expect(said).not.toContain('emit-json-plugin.ts');
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
