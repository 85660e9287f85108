import { NO_PAGE, openedPages } from './opened-pages.ts';

type Manifest = Parameters<typeof openedPages>[0]['manifest'];
type Route = Manifest['routes'][number];

const opened = (routes: readonly Pick<Route, 'path' | 'access'>[], slots: string[] = []) => {
  const manifest = { routes, slots } as unknown as Manifest;
  return openedPages({ manifest })
    .filter(({ state }) => state === 'failing')
    .map(({ path, viewer }) => `${path} ${viewer}`);
};

describe('the pages that are opened before a release', () => {
  it('are those of everybody who may see them, without an answer and with a failure', () => {
    expect(opened([{ path: '/reviews', access: ['Admin', 'Temp'] }])).toEqual([
      '/reviews admin',
      '/reviews worker',
    ]);
    const manifest = { routes: [{ path: '/a', access: 'public' }], slots: [] };
    expect(openedPages({ manifest: manifest as unknown as Manifest })).toEqual([
      { path: '/a', viewer: 'visitor', state: 'loading' },
      { path: '/a', viewer: 'visitor', state: 'failing' },
    ]);
  });

  it('leave away what an address may leave away, and have some id where it may not', () => {
    expect(opened([{ path: '/find-work/:id?', access: ['Temp'] }])).toEqual(['/find-work worker']);
    expect(opened([{ path: '/shifts/:id', access: ['Employer'] }])).toEqual([
      `/shifts/${'0'.repeat(24)} employer`,
    ]);
  });

  it('are joined by the slots, for the same people, or for newcomers where there are no pages', () => {
    expect(opened([{ path: '/trainings', access: ['Temp'] }], ['worker-home'])).toEqual([
      '/trainings worker',
      `${NO_PAGE} worker`,
    ]);
    expect(opened([], ['onboarding-banner'])).toEqual([
      `${NO_PAGE} employer level 0`,
      `${NO_PAGE} worker level 0`,
    ]);
  });
});
