import remote from './remote.tsx';

/** In their order; other pages may stand between them. */
const OF_THE_PRODUCT: readonly string[] = [
  'Home',
  'Find Work',
  'Profile',
  'Availability',
  'Work History',
  'Messages',
  'Earnings',
];

describe('The worker’s remote', () => {
  it('has its pages for workers only', () => {
    const access = remote.manifest.routes.map((route) => route.access);
    expect(access).toEqual(access.map(() => ['Temp']));
  });

  it('leads by its menu to Home, Find Work, Profile, Availability, Work History, Messages and Earnings', async () => {
    const entries = [...remote.manifest.nav].sort((one, other) => one.order - other.order);
    const { nav } = await remote.loadTexts('en');
    const names = entries.map(({ label }) => Object(nav)[label.replace('nav.', '')]);
    const known = names.filter((name) => OF_THE_PRODUCT.includes(name));
    expect(known).toEqual(OF_THE_PRODUCT);
    expect(new Set(entries.map(({ order }) => order)).size).toBe(entries.length);
  });
});
