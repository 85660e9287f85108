import { allCalls } from '../calls/index.ts';
import { isRecordedCall, MEMBER_ACTS, NO_ACTS } from './acts.ts';

describe('what members do', () => {
  it('is kept in the log of their business, but for calls that are named', () => {
    const changing = allCalls
      .filter(({ access, method, member }) => {
        const isEmployers = Array.isArray(access) && access.includes('Employer');
        return isEmployers && method !== 'GET' && member !== 'own';
      })
      .map(({ name }) => name);
    const decided = [...Object.keys(MEMBER_ACTS), ...NO_ACTS];

    expect(decided.toSorted()).toEqual(changing.toSorted());
    expect(isRecordedCall('constructor')).toBe(false);
  });
});
