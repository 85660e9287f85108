import { failureKindOf, isFetchFailure, SharedVersionError } from './remote-failure.ts';

const runtime = (message: string) => new Error('#RUNTIME-008', { cause: new Error(message) });

describe('what went wrong with a remote', () => {
  it('is that it could not be fetched', () => {
    const refused = runtime('ScriptNetworkError: Failed to load script "http://x.test/remote.js"');
    expect(failureKindOf(refused)).toBe('unreachable');
    expect(isFetchFailure(Object.assign(new Error('7'), { name: 'ChunkLoadError' }))).toBe(true);
  });

  it('is that it arrived and threw, which no second try cures', () => {
    const threw = runtime(
      'ScriptExecutionError: Script "http://x.test/remote.js" loaded but threw',
    );
    expect(failureKindOf(threw)).toBe('broken');
    expect(isFetchFailure(threw)).toBe(false);
  });

  it('is that it needs another version of a shared library', () => {
    const cause = new SharedVersionError('react', '^18.0.0', '19.3.1');
    expect(failureKindOf(new Error('load', { cause }))).toBe('libraries');
  });
});
