import type { User } from '@leafshift/contracts/users';
import type { Language } from '@leafshift/domain/languages';

/** What a first picture is drawn from: all of it known before the portal's scripts have run. */
export interface PictureSurroundings {
  /** Null for a visitor. */
  readonly user: User | null;
  readonly language: Language;
  /** The path of the page, such as `/find-work`; an address with a query gets no picture. */
  readonly path: string;
  /**
   * What the API says to a GET of this path and query below its address, as this user; null where it
   * refuses, cannot be reached, or is not current. The page gets the same answer if it asks the same.
   */
  ask<Said>(address: string): Promise<Said | null>;
}

/** Draws the picture; null where there is none to draw, and the shape of the page stays. */
export type DrawPicture = (surroundings: PictureSurroundings) => Promise<Element | null>;

/** By which the script of a picture tells the element that loaded it what it draws. */
export const PICTURE_EVENT = 'leafshift:picture';
