import { changesOfNothingPublished } from './changesets.ts';

describe('a written change', () => {
  const problemsOf = (name: string) =>
    changesOfNothingPublished('.changeset/a.md', `---\n${name}: minor\n---\n\nMore is possible.\n`);

  it.each(["'@leafshift/ui'", '"create-leafshift-remote"'])('is one of %s', (name) => {
    expect(problemsOf(name)).toEqual([]);
  });

  it.each(['"leafshift"', "'@leafshift/api'"])('is not one of %s', (name) => {
    expect(problemsOf(name)).toEqual([expect.stringContaining('is not published')]);
  });
});
