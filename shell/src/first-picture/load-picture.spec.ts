import { PICTURE_EVENT } from '@leafshift/shell-sdk/picture/surroundings';
import { loadPicture } from './load-picture.ts';

const integrity = `sha256-${'A'.repeat(43)}=`;
const FILES = [
  { src: 'http://remotes.test/picture-list.js', integrity },
  { src: 'http://remotes.test/picture-list.css', integrity },
];

const script = () => document.head.querySelector('script')!;
const sheet = () => document.head.querySelector('link')!;
const arrives = (element: Element) => element.dispatchEvent(new Event('load'));

afterEach(() => document.head.replaceChildren());

describe('the files of a picture', () => {
  it('are fetched at once, and run only as the registry says they are', async () => {
    const loading = loadPicture(FILES);
    expect([script().src, sheet().href]).toEqual(FILES.map(({ src }) => src));
    for (const element of [script(), sheet()]) {
      expect([element.integrity, element.crossOrigin]).toEqual([integrity, 'anonymous']);
    }
    const draw = async () => null;
    script().dispatchEvent(new CustomEvent(PICTURE_EVENT, { detail: draw }));
    arrives(script());
    arrives(sheet());
    await expect(loading).resolves.toBe(draw);
  });

  it.each([
    ['its script', script],
    ['its style sheet', sheet],
  ])('are unreachable without %s', async (_what, element) => {
    const loading = loadPicture(FILES);
    element().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('are broken where the script says nothing of a picture', async () => {
    const loading = loadPicture(FILES);
    arrives(sheet());
    arrives(script());
    await expect(loading).rejects.toMatchObject({ kind: 'broken' });
  });

  it('are broken without a script', async () => {
    const loading = loadPicture(FILES.slice(1));
    arrives(sheet());
    await expect(loading).rejects.toMatchObject({ kind: 'broken' });
  });
});
