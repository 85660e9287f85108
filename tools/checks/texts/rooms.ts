/** Where texts live: a room's locale files, and the sources that ask for them. */
export interface Room {
  readonly name: string;
  readonly locales: string;
  readonly sources: string;
}

const room = (name: string): Room => ({
  name,
  locales: `${name}/src/locales`,
  sources: `${name}/src/`,
});

/** Every deployable and library that shows texts to people. */
export const rooms: readonly Room[] = [
  'shell',
  'mf-employer',
  'mf-worker',
  'mf-onboarding',
  'mf-public-board',
  'libs/ui',
].map(room);

/** Texts that are meant to be the same in every language: signs, values and names. */
export const SAME_IN_ALL: readonly RegExp[] = [
  /^\P{L}*$/u,
  /^(?:\{\{\w+\}\}|\P{L})*$/u,
  /^(?:Leafshift|LinkedIn|Facebook|X|Cova|Greenline|Stripe|Google)$/,
];

/** Words in JSX that are no text of a language: names, and units that are the same everywhere. */
export const LITERAL_NAMES: readonly string[] = [
  'Leafshift',
  'Cova',
  'Greenline',
  'LinkedIn',
  'Facebook',
];
