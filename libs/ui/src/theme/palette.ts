/** A state's colours: a mark on any ground, text on any ground, and the ground of its badge. */
export interface MeaningColours {
  readonly mark: string;
  readonly text: string;
  readonly soft: string;
}

/** What a colour can mean; a shape, an icon or a word always goes with it. */
export const MEANINGS = ['confirmed', 'requested', 'needsAction', 'complete', 'problem'] as const;
export type Meaning = (typeof MEANINGS)[number];

/** The colours of one theme, as `#rrggbb`. */
export interface Palette {
  readonly scheme: 'light' | 'dark';
  /** Buttons, the current page, the selected day. */
  readonly brand: string;
  readonly brandHover: string;
  readonly brandActive: string;
  /** Text and icons on the brand colour. */
  readonly onBrand: string;
  /** The brand colour as text or icon on a surface. */
  readonly brandText: string;
  /** A quiet ground for what is chosen or hovered. */
  readonly brandSoft: string;
  readonly background: string;
  readonly surface: string;
  /** Popovers, menus and modals. */
  readonly raised: string;
  /** Grounds within a surface: table heads, read-only fields, skeletons. */
  readonly sunken: string;
  /** Hairlines between parts. */
  readonly border: string;
  /** The outline of a control. */
  readonly borderStrong: string;
  /** The outline of a button, which its word makes known anyway. */
  readonly borderButton: string;
  readonly text: string;
  readonly muted: string;
  readonly focus: string;
  /** As a CSS `box-shadow`. */
  readonly shadow: string;
  readonly shadowRaised: string;
  readonly meanings: Readonly<Record<Meaning, MeaningColours>>;
}
