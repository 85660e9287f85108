import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityProblems } from '@leafshift/testing/render';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { WorkshopFrame } from './workshop-frame.tsx';

const STORIES = join(import.meta.dirname, 'stories');
const SOURCES = join(import.meta.dirname, '../src');
/** They draw nothing of their own. */
const UNSEEN = ['focus', 'form-draft', 'lazy', 'locales', 'theme', 'timing'];

const files = readdirSync(STORIES).filter((name) => name.endsWith('.stories.tsx'));

async function storiesOf(file: string): Promise<readonly (readonly [string, ComponentType])[]> {
  const { default: _meta, ...stories } = await import(join(STORIES, file));
  return Object.entries(stories as Record<string, ComponentType>);
}

describe('the stories of the workshop', () => {
  it.each(files)('are drawn, and axe has nothing against them: %s', async (file) => {
    const problems: string[] = [];
    for (const [name, Story] of await storiesOf(file)) {
      const { container, unmount } = render(
        <WorkshopFrame theme="Pure Light" language="en">
          <Story />
        </WorkshopFrame>,
      );
      if (container.textContent === '') problems.push(`${name} draws nothing`);
      const found = await accessibilityProblems(container);
      problems.push(...found.map((problem) => `${name}: ${problem}`));
      unmount();
    }
    expect(problems).toEqual([]);
  });

  it('show every folder of the library that draws something', () => {
    const texts = files.map((file) => readFileSync(join(STORIES, file), 'utf8')).join('\n');
    const folders = readdirSync(SOURCES, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !UNSEEN.includes(entry.name))
      .map(({ name }) => name);
    const missing = folders.filter((name) => !texts.includes(`'../../src/${name}/index.ts'`));

    expect(missing).toEqual([]);
  });
});
