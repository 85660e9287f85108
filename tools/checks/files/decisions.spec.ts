import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../../files/workspace-paths.ts';

const FOLDER = join(workspaceRoot, 'docs/adr');
const textOf = (file: string) => readFile(join(FOLDER, file), 'utf8');

describe('the decisions', () => {
  it('have one form of heading, and stand in their index once, by their own title', async () => {
    const files = (await readdir(FOLDER)).filter((file) => /^\d{4}-[a-z0-9-]+\.md$/.test(file));
    expect(files.length).toBeGreaterThan(200);

    const lines = await Promise.all(
      files.map(async (file) => {
        const [heading = ''] = (await textOf(file)).split('\n', 1);
        const [, number, title] = /^# (\d{4}) (.+)$/.exec(heading) ?? [];
        expect(`${file}: ${number}`).toBe(`${file}: ${file.slice(0, 4)}`);
        return `- [${number}](${file}) ${title}`;
      }),
    );
    const index = (await textOf('README.md')).split('\n').filter((line) => line.startsWith('- '));
    expect(index.toSorted()).toEqual(lines.toSorted());
  });
});
