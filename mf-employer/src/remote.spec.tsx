import remote from './remote.tsx';

describe('The employer’s remote', () => {
  it('has its pages for employers only', () => {
    expect(remote.manifest.routes.map(({ path }) => path)).toEqual([
      '/home',
      '/posts',
      '/jobposting',
      '/edit-posting/:id',
      '/profile',
      '/workhistory',
    ]);
    for (const { access } of remote.manifest.routes) {
      expect(access).toEqual(['Employer']);
    }
  });

  it('fills the menu with Home, Create Post, Posts, Profile, Work History', () => {
    const entries = [...remote.manifest.nav].sort((one, other) => one.order - other.order);
    expect(entries.map(({ label }) => label)).toEqual([
      'home',
      'createPost',
      'posts',
      'profile',
      'workHistory',
    ]);
  });

  it('brings its English texts', async () => {
    await expect(remote.loadTexts('en')).resolves.toHaveProperty('title');
  });
});
