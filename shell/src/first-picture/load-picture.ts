import { type DrawPicture, PICTURE_EVENT } from '@leafshift/shell-sdk/picture/surroundings';
import type { EarlyFile } from '../remote-host/early-files.ts';

/** Why a picture did not come. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly kind: 'unreachable' | 'broken';

  constructor(kind: 'unreachable' | 'broken', src: string) {
    super(`The picture ${src} is ${kind}`);
    this.kind = kind;
  }
}

const settled = (element: HTMLElement, src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new PictureError('unreachable', src)));
  });

function styleSheet({ src, integrity }: EarlyFile): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = src;
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  const loaded = settled(link, src);
  document.head.append(link);
  return loaded;
}

/** Runs the script under the rules of every entry: the origins of the policy, and the registry's hash. */
async function script({ src, integrity }: EarlyFile): Promise<DrawPicture> {
  const element = document.createElement('script');
  element.src = src;
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
  element.setAttribute('fetchpriority', 'high');
  let draw: DrawPicture | undefined;
  element.addEventListener(PICTURE_EVENT, (event) => {
    draw = (event as CustomEvent<DrawPicture>).detail;
  });
  const loaded = settled(element, src);
  document.head.append(element);
  await loaded;
  if (draw === undefined) throw new PictureError('broken', src);
  return draw;
}

/** Fetches all files of a picture at once. Throws a `PictureError`. */
export async function loadPicture(files: readonly EarlyFile[]): Promise<DrawPicture> {
  const scripts = files.filter(({ src }) => src.endsWith('.js'));
  const sheets = files.filter(({ src }) => src.endsWith('.css'));
  const [[draw]] = await Promise.all([
    Promise.all(scripts.map(script)),
    Promise.all(sheets.map(styleSheet)),
  ]);
  if (draw === undefined) throw new PictureError('broken', 'without a script');
  return draw;
}
