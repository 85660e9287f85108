import { memoryStorage } from '../testing/memory-storage.ts';
import { RemoteFailure, type RemoteFailureKind } from './remote-failure.ts';
import { reloadForNewer, reloadForSide, reloadIfReplaced } from './stale-chunk.ts';

const failure = (kind: RemoteFailureKind = 'unreachable', release = 'aaaaaaaaaaaa') =>
  new RemoteFailure({ kind, remote: 'mf-worker', release });

function setUp({ isReplaced = true } = {}) {
  const reload = jest.fn();
  const parts = {
    hasNewerRelease: () => Promise.resolve(isReplaced),
    browserSession: memoryStorage(),
    reload,
  };
  return { parts, reload };
}

describe('a file that is gone after a deployment', () => {
  it('reloads the window once', async () => {
    const { parts, reload } = setUp();
    await expect(reloadIfReplaced(failure(), parts)).resolves.toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never reloads it in a loop', async () => {
    const { parts, reload } = setUp();
    await reloadIfReplaced(failure(), parts);
    await expect(reloadIfReplaced(failure(), parts)).resolves.toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads it again for another release', async () => {
    const { parts, reload } = setUp();
    await reloadIfReplaced(failure(), parts);
    await reloadIfReplaced(failure('unreachable', 'bbbbbbbbbbbb'), parts);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload while the release is still the current one', async () => {
    const { parts, reload } = setUp({ isReplaced: false });
    await expect(reloadIfReplaced(failure(), parts)).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload for a page that throws', async () => {
    const { parts, reload } = setUp();
    await expect(reloadIfReplaced(failure('crashed'), parts)).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('Retry', () => {
  it('takes the release that the registry names now, also after a crash, as often as it is pressed', async () => {
    const { parts, reload } = setUp();
    await expect(reloadForNewer(failure('crashed'), parts)).resolves.toBe(true);
    await expect(reloadForNewer(failure('crashed'), parts)).resolves.toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('stays in the window where the release is the same, or the registry cannot be read', async () => {
    const { parts, reload } = setUp({ isReplaced: false });
    await expect(reloadForNewer(failure('crashed'), parts)).resolves.toBe(false);
    const unreadable = { ...parts, hasNewerRelease: () => Promise.reject(new Error('offline')) };
    await expect(reloadForNewer(failure('crashed'), unreadable)).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a release for who has signed in', () => {
  it('reloads the window once, and again only for another one', () => {
    const { parts, reload } = setUp();
    expect(reloadForSide('mf-worker', { id: 'bbbbbbbbbbbb' }, parts)).toBe(true);
    expect(reloadForSide('mf-worker', { id: 'bbbbbbbbbbbb' }, parts)).toBe(false);
    expect(reloadForSide('mf-worker', { id: 'cccccccccccc' }, parts)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
