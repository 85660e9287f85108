import { PlainFailure } from '../process/plain-failure.ts';
import { forEachRemote } from './for-each-remote.ts';

describe('a command for all remotes', () => {
  it('names all that do not fit, not only the first', async () => {
    const seen: string[] = [];
    const run = (remote: string): Promise<void> => {
      seen.push(remote);
      return remote === 'mf-worker'
        ? Promise.resolve()
        : Promise.reject(new PlainFailure(`${remote} does not fit.`));
    };
    await expect(forEachRemote(['mf-employer', 'mf-worker', 'mf-team'], run)).rejects.toThrow(
      'mf-employer does not fit.\nmf-team does not fit.',
    );
    expect(seen).toEqual(['mf-employer', 'mf-worker', 'mf-team']);
  });

  it('ends at what nobody expected', async () => {
    const seen: string[] = [];
    const run = (remote: string): Promise<void> => {
      seen.push(remote);
      return Promise.reject(new TypeError('undefined is not a function'));
    };
    await expect(forEachRemote(['mf-employer', 'mf-worker'], run)).rejects.toThrow(TypeError);
    expect(seen).toEqual(['mf-employer']);
  });
});
