import remote from './remote.tsx';

describe('The employer’s remote', () => {
  it('has its pages for employers only', () => {
    expect(remote.manifest.routes.map(({ path }) => path)).toEqual([
      '/home',
      '/schedule',
      '/posts',
      '/applicants',
      '/jobposting',
      '/edit-posting/:id',
      '/messages',
      '/team',
      '/profile',
      '/workhistory',
    ]);
    for (const { access } of remote.manifest.routes) {
      expect(access).toEqual(['Employer']);
    }
  });

  it('fills the menu with Home, Schedule, Create Post, Posts, Messages, Profile, Team, Work History', async () => {
    const entries = [...remote.manifest.nav].sort((one, other) => one.order - other.order);
    expect(entries.map(({ label }) => label)).toEqual([
      'nav.home',
      'nav.schedule',
      'nav.createPost',
      'nav.posts',
      'nav.messages',
      'nav.profile',
      'nav.team',
      'nav.workHistory',
    ]);
    await expect(remote.loadTexts('en')).resolves.toHaveProperty('nav', {
      home: 'Home',
      schedule: 'Schedule',
      team: 'Team',
      createPost: 'Create Post',
      posts: 'Posts',
      messages: 'Messages',
      profile: 'Profile',
      workHistory: 'Work History',
    });
  });

  it('brings its English texts', async () => {
    await expect(remote.loadTexts('en')).resolves.toHaveProperty('title');
  });
});
