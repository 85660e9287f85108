import { jest } from '@jest/globals';
import { aTeam } from '../testing/a-release-context.ts';
import { runProgram } from './run-program.ts';

describe('a command that cannot be done', () => {
  let said: string;
  beforeEach(() => {
    said = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said += text;
      return true;
    });
  });

  it.each([
    ['build trainings', 'There is no trainings here, only no remote.'],
    ['list', 'Where do releases go? Name the folder or bucket with --target'],
    ['release trainings --target out', 'Where do browsers reach the releases? Name it with --url'],
    [
      'release trainings --target out --url https://cdn.ca --shared none.json',
      'The sources of trainings are not here: name its build with --dist, or',
    ],
    ['create My_Part', "'My_Part' is no name of a remote"],
  ])('%s: says why, and fails', async (text, sentence) => {
    expect(await runProgram(text.split(' '), aTeam(), {})).toBe(1);
    expect(said).toContain(sentence);
  });

  it('release: says that nobody knows what the shell shares, before anything is built', async () => {
    const ours = aTeam({ remotes: new Map([['trainings', '/nowhere/trainings']]) });
    const args = 'release trainings --target out --url https://cdn.ca --shared none.json';
    expect(await runProgram(args.split(' '), ours, {})).toBe(1);
    expect(said).toContain('What the shell shares cannot be read from none.json: it is not there.');
  });
});
