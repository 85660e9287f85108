import { manifest } from './manifest.ts';

const accountOf = (usertype: 'Employer' | 'Temp') =>
  manifest.account
    .filter(({ usertypes }) => usertypes.some((one) => one === usertype))
    .map(({ path }) => path);

describe('the public board as a remote', () => {
  it('has fees and spending in the menu of businesses alone', () => {
    const shared = ['/market-stats', '/email-reports', '/social-media'];
    expect(accountOf('Employer')).toEqual([...shared, '/subscription']);
    expect(accountOf('Temp')).toEqual(shared);
  });
});
