import type { DrawPicture, PictureSurroundings } from '@leafshift/shell-sdk/picture/surroundings';
import { giveWayToPortal } from '../app/served-page.ts';
import { PictureError } from './load-picture.ts';
import { takePictureAway } from './picture-place.ts';
import { showPicture } from './show-picture.ts';

const PICTURE = { remote: 'mf-worker', release: 'aaaaaaaaaaaa', page: '/find-work', files: [] };
const SURROUNDINGS: PictureSurroundings = {
  user: null,
  language: 'en',
  path: '/find-work',
  ask: async () => null,
};

const drawList: DrawPicture = async () => {
  const place = document.createElement('div');
  const link = document.createElement('a');
  link.href = '/find-work/1';
  link.textContent = 'Trimmer';
  place.append(link);
  return place;
};

const show = (draw: DrawPicture | PictureError, isSameSession = () => true) =>
  showPicture(PICTURE, {
    surroundings: SURROUNDINGS,
    isSameSession,
    loading: draw instanceof PictureError ? Promise.reject(draw) : Promise.resolve(draw),
  });

const shape = () => document.querySelector<HTMLElement>('.ls-first');
const pictureText = () => shape()?.querySelector('.ls-first-picture')?.textContent;
const root = () => document.getElementById('root')!;
const reported = jest.fn();

/** What the portal draws; observers hear of it before this resolves. */
async function portalDraws(text: string, waits?: string) {
  const part = document.createElement('div');
  part.textContent = text;
  if (waits !== undefined) part.dataset.waits = waits;
  root().replaceChildren(part);
  await Promise.resolve();
}

beforeEach(() => {
  history.replaceState(null, '', '/find-work');
  globalThis.reportError = reported.mockClear();
  document.body.innerHTML =
    '<div class="ls-first" aria-hidden="true"><div class="ls-first-page"></div></div><div id="root"></div>';
});

afterAll(() => document.body.replaceChildren());

describe('the first picture of a page', () => {
  it('takes the place of the shape, and can be read and followed', async () => {
    await expect(show(drawList)).resolves.toBeNull();
    expect(pictureText()).toBe('Trimmer');
    expect(shape()).not.toHaveAttribute('aria-hidden');
  });

  it('leaves the shape as it is where there is nothing to draw', async () => {
    await expect(show(async () => null)).resolves.toBeNull();
    expect(shape()).toHaveAttribute('aria-hidden', 'true');
  });

  it('is not drawn once the session has ended or is another one', async () => {
    let isSame = true;
    const draw: DrawPicture = async (surroundings) => {
      isSame = false;
      return drawList(surroundings);
    };
    await expect(show(draw, () => isSame)).resolves.toBeNull();
    expect(pictureText()).toBeUndefined();
  });

  it('is taken away when the session ends, and the shape is there again', async () => {
    await show(drawList);
    takePictureAway();
    expect(pictureText()).toBeUndefined();
    expect(shape()).not.toHaveAttribute('data-picture');
  });

  it('is not drawn where the portal was first', async () => {
    giveWayToPortal(root());
    await portalDraws('The frame');
    await expect(show(drawList)).resolves.toBeNull();
    expect(document.body).toHaveTextContent('The frame');
    expect(pictureText()).toBeUndefined();
  });

  it('breaks nothing where it throws, and is reported as a failure of its page', async () => {
    const failure = new Error('no such thing');
    const crashing: DrawPicture = () => Promise.reject(failure);
    await expect(show(crashing)).resolves.toEqual({
      remote: 'mf-worker',
      release: 'aaaaaaaaaaaa',
      page: '/find-work',
      kind: 'crashed',
    });
    expect(reported).toHaveBeenCalledWith(failure);
    expect(shape()).toHaveAttribute('aria-hidden', 'true');
  });

  it.each(['unreachable', 'broken'] as const)('is reported as %s', async (kind) => {
    await expect(show(new PictureError(kind, 'p.js'))).resolves.toMatchObject({ kind });
  });
});

describe('when the portal draws', () => {
  beforeEach(async () => {
    giveWayToPortal(root());
    await show(drawList);
  });

  it('the picture stays while nothing but the splash is there', async () => {
    await portalDraws('', 'splash');
    expect(pictureText()).toBe('Trimmer');
    expect(shape()).not.toHaveAttribute('data-framed');
  });

  it('the picture leaves the frame its room, and stays until the page is there', async () => {
    await portalDraws('The frame', 'true');
    expect(shape()).toHaveAttribute('data-framed');
    expect(pictureText()).toBe('Trimmer');
    await portalDraws('The list');
    expect(shape()).toBeNull();
  });

  it('the picture goes where somebody has gone to another page', async () => {
    await portalDraws('The frame', 'true');
    history.replaceState(null, '', '/profile');
    await portalDraws('Another page', 'true');
    expect(shape()).toBeNull();
  });

  it('the page goes on where the picture was read, and has the focus of its link', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const picture = shape()!.querySelector('.ls-first-picture')!;
    picture.scrollTop = 240;
    picture.querySelector('a')!.focus();
    const link = document.createElement('a');
    link.setAttribute('href', '/find-work/1');
    root().replaceChildren(link);
    await Promise.resolve();
    expect(scrollTo).toHaveBeenCalledWith(0, 240);
    expect(link).toHaveFocus();
    scrollTo.mockRestore();
  });
});

describe('without a picture', () => {
  it('the shape goes as soon as there is a frame', async () => {
    giveWayToPortal(root());
    await portalDraws('The frame', 'true');
    expect(shape()).toBeNull();
  });
});
