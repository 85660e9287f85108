import { aRelease } from '../testing/a-release.ts';
import { filesOf, pageFilesHere } from './page-files.ts';

const integrity = `sha256-${'A'.repeat(43)}=`;
const preload = (file: string) => ({ files: [{ file, integrity }], shared: [] });
const release = aRelease();

/** As the portal's server writes them into the page. */
function written(content: string): void {
  document.head.innerHTML = '<meta name="page-files">';
  document.querySelector('meta')?.setAttribute('content', content);
}

describe('the files that a page needs beyond those of its remote', () => {
  beforeEach(() => {
    const ofHome = { 'mf-worker': { [release.id]: { '/home': preload('home.js') } } };
    written(JSON.stringify(ofHome));
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('stand in the page that was opened', () => {
    expect(filesOf(pageFilesHere(), release, '/home')).toEqual(preload('home.js'));
  });

  it('are not known of other pages, releases and remotes', () => {
    expect(filesOf(pageFilesHere(), release, '/profile')).toBeUndefined();
    expect(filesOf(pageFilesHere(), { ...release, id: 'bbbbbbbbbbbb' }, '/home')).toBeUndefined();
    const other = aRelease({ name: 'mf-employer' });
    expect(filesOf(pageFilesHere(), other, '/home')).toBeUndefined();
  });

  it('come with the release where it is from elsewhere, or from a server that writes none', () => {
    written('FILES_OF_THE_PAGE');
    const pages = { '/home': preload('its.js') };
    const itsOwn = { ...release, preload: { ...release.preload, pages } };

    expect(filesOf(pageFilesHere(), itsOwn, '/home')).toEqual(preload('its.js'));
  });
});
