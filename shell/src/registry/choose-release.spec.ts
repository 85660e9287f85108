import { aRelease } from '../testing/a-release.ts';
import { bucketOf, chooseRelease } from './choose-release.ts';

const current = aRelease({ id: 'aaaaaaaaaaaa' });
const next = aRelease({ id: 'bbbbbbbbbbbb' });
const releases = { [current.id]: current, [next.id]: next };
const users = Array.from({ length: 2000 }, (_none, index) => `user-${index}`);

const chosenBy = (subject: string | null, percent: number) =>
  chooseRelease(
    'mf-worker',
    { releases, current: current.id, canary: { release: next.id, percent } },
    subject,
  )?.id;

describe('which release a user gets', () => {
  it('is the current one without a canary', () => {
    expect(chooseRelease('mf-worker', { releases, current: current.id }, 'anybody')).toBe(current);
  });

  it('is the canary for about its share of users', () => {
    const lucky = users.filter((user) => chosenBy(user, 10) === next.id);
    expect(lucky.length).toBeGreaterThan(140);
    expect(lucky.length).toBeLessThan(260);
  });

  it('is always the same for the same user, also when the share grows', () => {
    const atTen = users.filter((user) => chosenBy(user, 10) === next.id);
    const atFifty = new Set(users.filter((user) => chosenBy(user, 50) === next.id));
    expect(atTen.every((user) => atFifty.has(user))).toBe(true);
  });

  it('is the current one for nobody and the canary for everybody at the ends', () => {
    expect(users.some((user) => chosenBy(user, 0) === next.id)).toBe(false);
    expect(users.every((user) => chosenBy(user, 100) === next.id)).toBe(true);
  });

  it('is never the canary for somebody without a side', () => {
    expect(chosenBy(null, 100)).toBe(current.id);
  });

  it('is the pinned one for a pinned user', () => {
    const entry = { releases, current: current.id, pins: { tester: next.id } };
    expect(chooseRelease('mf-worker', entry, 'tester')).toBe(next);
    expect(chooseRelease('mf-worker', entry, 'another')).toBe(current);
  });

  it('is missing when the registry does not hold it', () => {
    expect(chooseRelease('mf-worker', { releases: {}, current: 'cccccccccccc' }, null)).toBe(
      undefined,
    );
  });

  it('depends on the remote, so that not always the same people are first', () => {
    const differs = users.some((user) => bucketOf(`a:${user}`) !== bucketOf(`b:${user}`));
    expect(differs).toBe(true);
  });
});
