import { CONTRACT_VERSION } from '@leafshift/shell-sdk/manifest';
import type { RemoteBuild } from '../build/remote-build.ts';
import type { SharedVersions } from '../build/shared-versions.ts';
import { contractProblems } from './check-contract.ts';

const manifest: RemoteBuild['manifest'] = {
  name: 'mf-worker',
  contractVersion: '1.0',
  routes: [
    { path: '/home', access: ['Temp'], title: 't', skeleton: 'dashboard', chunk: 'page-home' },
    { path: '/find-work/:id?', access: ['Temp'], title: 't', skeleton: 'split' },
  ],
  nav: [{ path: '/find-work', label: 'findWork', usertypes: ['Temp'], order: 20 }],
  slots: [],
};

const nothing = { files: [], shared: [] };
const build: RemoteBuild = {
  manifest,
  exposed: { routes: ['/home', '/find-work/:id?'], slots: [] },
  entry: 'remote.js',
  chunks: { 'remote-module': nothing, 'page-home': nothing, 'texts-en-json': nothing },
  shared: [
    { request: 'react', requiredVersion: '^19.3.0', singleton: true },
    { request: 'antd/es/table', requiredVersion: '^6.6.0', singleton: false },
  ],
};
const sharedVersions: SharedVersions = { react: '19.4.2', 'antd/es/table': '5.0.0' };

const problemsOf = (change: Partial<RemoteBuild>, versions = sharedVersions, name = 'mf-worker') =>
  contractProblems({ name, build: { ...build, ...change } }, versions);

describe('the contract check before a remote is published', () => {
  it('is passed by a remote that keeps it', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('wants a page for every route, and no other', () => {
    expect(problemsOf({ exposed: { routes: ['/home', '/posts'], slots: [] } })).toEqual([
      'the route /find-work/:id? has no page in remote.tsx',
      'the page /posts is not in the manifest',
    ]);
  });

  it('wants code for every slot, and no other', () => {
    const withSlot = { ...manifest, slots: ['onboarding-banner'] };
    expect(
      problemsOf({
        manifest: withSlot,
        exposed: { routes: build.exposed.routes, slots: ['onboarding-overlay'] },
      }),
    ).toEqual([
      'the slot onboarding-banner has no code',
      'the slot onboarding-overlay is not declared',
    ]);
  });

  it('wants menu entries that lead somewhere', () => {
    const gone = { path: '/gone', label: 'posts', usertypes: [], order: 1 };
    const problem = ['the menu entry /gone leads to no route'];
    expect(problemsOf({ manifest: { ...manifest, nav: [gone] } })).toEqual(problem);
    expect(problemsOf({ manifest: { ...manifest, account: [gone] } })).toEqual(problem);
  });

  it('wants the chunks that the manifest names, and English texts', () => {
    expect(problemsOf({ chunks: {} })).toEqual([
      'no chunk is named page-home',
      'there are no English texts',
    ]);
  });

  describe('of a first picture', () => {
    const [home, ...others] = manifest.routes;
    const withPicture = { ...manifest, routes: [{ ...home!, picture: 'home' }, ...others] };
    const picture = { files: ['picture-home.js'], bytes: 9_000, packages: ['clsx'] };
    const problemsWith = (change: Partial<typeof picture>) =>
      problemsOf({ manifest: withPicture, pictures: { home: { ...picture, ...change } } });

    it('wants that it was built', () => {
      expect(problemsWith({})).toEqual([]);
      expect(problemsOf({ manifest: withPicture })).toEqual([
        'the picture home of /home was not built',
      ]);
    });

    it('wants it small', () => {
      expect(problemsWith({ bytes: 18_001 })).toEqual([
        'the picture home sends 18001 bytes, more than 18000',
      ]);
    });

    it('wants nothing in it of what the shell shares', () => {
      expect(problemsWith({ packages: ['antd', 'clsx', 'react'] })).toEqual([
        'the picture home uses antd, which comes with the page only',
        'the picture home uses react, which comes with the page only',
      ]);
    });
  });

  it('wants the major contract version of the shell that runs, whatever is installed here', () => {
    const of = (contractVersion: string, shell?: string) =>
      problemsOf(
        { manifest: { ...manifest, contractVersion } },
        { ...sharedVersions, ...(shell && { '@leafshift/shell-sdk': shell }) },
      );
    expect(of('1.9')).toEqual([]);
    expect(of('2.0')).toEqual([`contract 2.0 is not the shell's ${CONTRACT_VERSION}`]);
    expect(of('2.0', '2.1')).toEqual([]);
    expect(of('1.6', '2.1')).toEqual(["contract 1.6 is not the shell's 2.1"]);
  });

  it('wants singletons that the shell can share', () => {
    expect(problemsOf({}, { react: '18.2.0' })).toEqual([
      'react ^19.3.0 is needed, the shell shares 18.2.0',
    ]);
    expect(problemsOf({}, {})).toEqual(['react ^19.3.0 is needed, the shell shares none']);
  });

  it('wants the manifest of this remote', () => {
    expect(problemsOf({}, sharedVersions, 'mf-employer')).toEqual([
      'the manifest is that of mf-worker',
    ]);
  });
});
