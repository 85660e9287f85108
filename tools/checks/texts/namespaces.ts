import { remoteNames } from '../../start/remote-names.ts';

/** One namespace of texts: its folder with a JSON file per language, and the sources that ask for them. */
export interface Namespace {
  readonly name: string;
  readonly locales: string;
  /** Beginnings of the paths of the sources. */
  readonly sources: readonly string[];
}

const portalPart = (name: string): Namespace => ({
  name,
  locales: `${name}/src/locales`,
  sources: [`${name}/src/`],
});

const apiPart = (name: string, folder: string, sources: readonly string[] = []): Namespace => ({
  name,
  locales: `api/src/${folder}/locales`,
  sources: [folder, ...sources].map((path) => `api/src/${path}/`),
});

/** Texts that are asked for by key where they are said. */
export const keyedNamespaces: readonly Namespace[] = [
  ...['shell', ...remoteNames, 'libs/ui'].map(portalPart),
  {
    name: 'conversations',
    locales: 'libs/remote-pages/src/conversations/locales',
    sources: ['libs/remote-pages/src/conversations/'],
  },
  apiPart('mails', 'infra/mail', [
    'modules/attendance/application',
    'modules/users/application',
    'modules/notification/application',
    'modules/security/application',
    'modules/phones/application',
    'modules/support/application',
    'modules/team/application',
  ]),
  apiPart('account-statements', 'modules/account-statements'),
  apiPart('applications', 'modules/applications'),
  apiPart('invoices', 'modules/invoice-documents'),
  apiPart('earnings', 'modules/earnings'),
  apiPart('calendar-feed', 'modules/calendar-feed'),
  apiPart('pushes', 'modules/push'),
  apiPart('reports', 'modules/reports'),
  apiPart('board-pages', 'modules/board-pages'),
  {
    name: 'notifications',
    locales: 'libs/texts/src/notifications',
    sources: ['libs/texts/src/'],
  },
];

/** Texts that rules, schemas and errors name by a code, wherever they are said. */
export const codedNamespaces: readonly Namespace[] = ['errors', 'messages'].map((name) => ({
  name,
  locales: `libs/texts/src/${name}`,
  sources: [],
}));

export const namespaces: readonly Namespace[] = [...keyedNamespaces, ...codedNamespaces];

/** Where words in JSX and sentences of schemas and refusals are looked for: what people read. */
export const SHOWN_SOURCES: readonly string[] = [
  'libs/',
  'shell/src/',
  'mf-',
  'api/src/core/',
  'api/src/modules/',
];

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
