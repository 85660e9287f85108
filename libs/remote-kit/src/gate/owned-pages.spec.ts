import type { RegistryEntry } from '@leafshift/shell-sdk/registry';
import { pagesOfOthers } from './owned-pages.ts';

type Access = 'public' | ('Temp' | 'Employer')[];

const routes = (path: string, access: Access = ['Temp']) => ({
  routes: [{ path, access, title: 't', skeleton: 'list' as const }],
});
const anOwner = (path: string, access?: Access) =>
  new Map([
    ['mf-worker', { current: 'a', releases: { a: { manifest: routes(path, access) } } }],
  ]) as unknown as ReadonlyMap<string, RegistryEntry>;

describe('the page of another remote', () => {
  it.each([
    ['/find-work', '/find-work'],
    ['/find-work', '/find-work/:id?'],
    ['/find-work/:id', '/find-work/:id?'],
    ['/find-work/:id?', '/find-work'],
    ['/find-work/:shift', '/find-work/:id'],
    ['/find-work/', '/find-work'],
    ['/Find-Work', '/find-work'],
    ['/jobs/new?/:id', '/jobs/:id'],
  ])('cannot be taken: %s where there is %s', (path, owned) => {
    expect(pagesOfOthers(routes(path), anOwner(owned))).toEqual([
      `the page ${path} is one of mf-worker already`,
    ]);
  });

  it.each([
    ['/find-work/:id/map', '/find-work/:id?'],
    ['/find-work/new', '/find-work/:id'],
    ['/find', '/find-work'],
  ])('is another one: %s where there is %s', (path, owned) => {
    expect(pagesOfOthers(routes(path), anOwner(owned))).toEqual([]);
  });

  it('is another one for other people, unless it is for everybody', () => {
    const owned = anOwner('/home', ['Employer']);
    expect(pagesOfOthers(routes('/home', ['Temp']), owned)).toEqual([]);
    expect(pagesOfOthers(routes('/home', 'public'), owned)).toHaveLength(1);
  });
});
