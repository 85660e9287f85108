import { allCalls } from '../calls/index.ts';
import { SEEN_OFFLINE } from './index.ts';

const keptCalls = allCalls.filter(
  ({ method, path }) => method === 'GET' && SEEN_OFFLINE.includes(path),
);

describe('what a device keeps to show it without a network', () => {
  it('are answers of calls that there are', () => {
    expect(keptCalls.map(({ path }) => path).toSorted()).toEqual(SEEN_OFFLINE.toSorted());
  });

  it('is nothing for visitors or the back office, and no file', () => {
    expect(keptCalls.filter(({ access }) => access === 'public')).toEqual([]);
    expect(SEEN_OFFLINE.filter((path) => path.startsWith('/admin'))).toEqual([]);
    expect(keptCalls.filter(({ produces }) => produces !== undefined)).toEqual([]);
  });
});
