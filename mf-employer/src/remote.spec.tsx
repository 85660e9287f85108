import remote from './remote.tsx';

/** In their order; other pages may stand between them. */
const OF_THE_PRODUCT: readonly string[] = [
  'Home',
  'Schedule',
  'Create Post',
  'Posts',
  'Messages',
  'Profile',
  'Team',
  'Work History',
];

describe('The employer’s remote', () => {
  it('has its pages for employers only', () => {
    const access = remote.manifest.routes.map((route) => route.access);
    expect(access).toEqual(access.map(() => ['Employer']));
  });

  it('leads by its menu to Home, Schedule, Create Post, Posts, Messages, Profile, Team and Work History', async () => {
    const entries = [...remote.manifest.nav].sort((one, other) => one.order - other.order);
    const { nav } = await remote.loadTexts('en');
    const names = entries.map(({ label }) => Object(nav)[label.replace('nav.', '')]);
    const known = names.filter((name) => OF_THE_PRODUCT.includes(name));
    expect(known).toEqual(OF_THE_PRODUCT);
    expect(new Set(entries.map(({ order }) => order)).size).toBe(entries.length);
  });

  it('brings its English texts', async () => {
    await expect(remote.loadTexts('en')).resolves.toHaveProperty('title');
  });
});
