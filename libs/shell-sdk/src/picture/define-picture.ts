import type { Language } from '@leafshift/domain/languages';
import type { SharedTexts } from '@leafshift/i18n/shared-texts';
import type { ReactNode } from 'react';
import type { RemoteName } from '../manifest.ts';
import { appendNode } from './nodes.ts';
import { i18n } from './react-i18next.ts';
import { type DrawPicture, PICTURE_EVENT, type PictureSurroundings } from './surroundings.ts';

interface PictureDefinition {
  readonly remote: RemoteName;
  /** The texts of a language, as in `defineRemote`. */
  loadTexts(language: Language): Promise<object>;
  /** Catalogues of the portal's packages that its components read. */
  readonly sharedTexts?: readonly SharedTexts[];
  /** What is to be seen; null where there is nothing that is worth it, and the page's shape stays. */
  draw(surroundings: PictureSurroundings): Promise<ReactNode>;
}

const unwrapped = (module: object): Readonly<Record<string, unknown>> =>
  ('default' in module ? module.default : module) as Readonly<Record<string, unknown>>;

/**
 * The first picture of a page, in a file of its own: drawn by the page's own components before React is
 * there. They are called once; what needs a state or an effect does not belong into a picture.
 */
export function definePicture({ remote, loadTexts, sharedTexts = [], draw }: PictureDefinition) {
  const drawPicture: DrawPicture = async (surroundings) => {
    const { language } = surroundings;
    const [texts, english, node] = await Promise.all([
      // A remote may speak fewer languages than the portal.
      loadTexts(language).catch(() => ({})),
      loadTexts('en'),
      draw(surroundings),
      ...sharedTexts.map((shared) => shared.load(language)),
    ]);
    if (node === null) return null;
    i18n.language = language;
    i18n.store.addResourceBundle('en', remote, unwrapped(english));
    i18n.store.addResourceBundle(language, remote, unwrapped(texts));
    const place = document.createElement('div');
    appendNode(place, node);
    return place;
  };
  document.currentScript?.dispatchEvent(new CustomEvent(PICTURE_EVENT, { detail: drawPicture }));
}
