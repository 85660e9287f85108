import type { DrawPicture, PictureSurroundings } from '@leafshift/shell-sdk/picture/surroundings';
import type { PictureFailure } from '../hand-over.ts';
import type { EarlyPicture } from '../remote-host/early-files.ts';
import { PictureError } from './load-picture.ts';
import { placePicture } from './picture-place.ts';

interface PictureParts {
  readonly surroundings: PictureSurroundings;
  /** The session is still the one whose answers are drawn. */
  isSameSession(): boolean;
  /** What its files draw. */
  readonly loading: Promise<DrawPicture>;
}

/**
 * Shows the first picture of a page. Answers why it could not, and null where it did, or where there is
 * nothing to show; the page comes in any case.
 */
export async function showPicture(
  { remote, release, page }: EarlyPicture,
  { surroundings, isSameSession, loading }: PictureParts,
): Promise<PictureFailure | null> {
  try {
    const draw = await loading;
    const picture = await draw(surroundings);
    if (picture !== null && isSameSession()) placePicture(picture);
    return null;
  } catch (error) {
    const kind = error instanceof PictureError ? error.kind : 'crashed';
    if (kind !== 'unreachable') reportError(error);
    return { remote, release, page, kind };
  }
}
