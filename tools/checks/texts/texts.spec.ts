import type { Language } from '@leafshift/domain/languages';
import { LANGUAGES } from '@leafshift/domain/languages';
import { languageProblems, looseSigns, untranslatedKeys } from './compare-languages.ts';
import { missingCodes, missingKeys, unusedKeys } from './key-use.ts';
import type { NamespaceTexts } from './locale-file.ts';
import { readSource } from './read-source.ts';

type Written = Readonly<Record<string, string>>;

/** A namespace whose languages all say `texts`, apart from `others`. */
const aNamespace = (
  texts: Written,
  others: Partial<Record<Language, Written>> = {},
): NamespaceTexts =>
  new Map(
    LANGUAGES.map((language) => [language, new Map(Object.entries(others[language] ?? texts))]),
  );

describe('the languages of a namespace', () => {
  it('have nothing to say against them when they agree', () => {
    expect(languageProblems(aNamespace({ back: 'Back', of: 'Page {{page}}' }))).toEqual([]);
  });

  it('all have every key, and no other', () => {
    expect(languageProblems(aNamespace({ back: 'Back' }, { fr: { retour: 'Retour' } }))).toEqual([
      'fr: back is missing',
      'fr: retour is not in English',
    ]);
  });

  it('all have the same places for values', () => {
    const namespace = aNamespace(
      { of: '{{page}} of {{pages}}' },
      { de: { of: '{{page}} von {{seiten}}' } },
    );
    expect(languageProblems(namespace)).toEqual([
      'de: of lacks the place pages',
      'de: of has a place seiten that English has not',
    ]);
  });

  it('all say something', () => {
    expect(languageProblems(aNamespace({ back: 'Back' }, { zh: { back: ' ' } }))).toEqual([
      'zh: back is empty',
    ]);
  });

  it('have no space in French at which a line could break before a sign', () => {
    const loose = { why: 'Refusé : {{why}}', quoted: '« {{words}}\u00a0»', ask: 'Sûr ?' };
    const kept = { good: 'Refusé\u00a0: {{why}}, «\u00a0{{words}}\u00a0»', at: '8:30' };
    const problems = looseSigns(new Map(Object.entries({ ...loose, ...kept })));
    expect(problems.map((problem) => problem.split(' has ')[0])).toEqual([
      'fr: why',
      'fr: quoted',
      'fr: ask',
    ]);
  });

  it('have the plural forms of their own grammar', () => {
    const two = { shift_one: 'one', shift_other: '{{count}}' };
    const namespace = aNamespace(two, { zh: { shift_other: '{{count}}' }, es: two });
    const problems = languageProblems(namespace);
    expect(problems).toContain('ar: shift_few is missing');
    expect(problems).toContain('es: shift_many is missing');
    expect(problems.filter((problem) => /^(?:de|en|zh)/.test(problem))).toEqual([]);
  });

  it('do not all say the same, unless that is meant', () => {
    const namespace = aNamespace({ back: 'Back', sign: '·' });
    expect(untranslatedKeys(namespace, [/^\P{L}*$/u])).toEqual([
      "back is 'Back' in every language",
    ]);
  });
});

describe('the keys of a namespace', () => {
  const english = new Map([
    ['action.back', 'Back'],
    ['state.open_one', 'open'],
    ['state.open_other', 'open'],
    ['old.word', 'Old'],
  ]);
  const source = readSource(
    'export const A = ({ k, t }) => <p title={t(`state.$'.concat(
      '{k}`)}>{t("action.back")}{t("action.gone")}</p>;',
    ),
  );

  it('that are asked for are there', () => {
    expect(missingKeys(english, [source])).toEqual(['action.gone is asked for and not there']);
  });

  it('that are there are asked for', () => {
    expect(unusedKeys(english, [source])).toEqual(['old.word is used nowhere']);
  });
});

describe('the codes of rules, schemas and errors', () => {
  const catalogues = [new Map([['TOO_SHORT', 'Too Short!']]), new Map([['NOT_FOUND', 'Gone']])];

  it('are in one of the catalogues', () => {
    const source = readSource("const a = [textCode('TOO_SHORT'), textCode('TOO_LONG', { max })];");
    expect(missingCodes(catalogues, ['NOT_FOUND', 'FORBIDDEN'], [source])).toEqual([
      'FORBIDDEN is named and not there',
      'TOO_LONG is named and not there',
    ]);
  });

  it.each([
    ["z.string().min(2, 'Too Short!')", 'Too Short!'],
    ["z.string({ error: 'Name is required' })", 'Name is required'],
    ["context.addIssue({ message: 'Not so high' })", 'Not so high'],
    ["refuseField('rate', 'Not so high')", 'Not so high'],
  ])('stand where %s has a sentence', (code, sentence) => {
    expect(readSource(`const a = ${code};`).sentences).toEqual([sentence]);
  });

  it('are no sentences', () => {
    expect(
      readSource("z.string({ error: textCode('TOO_SHORT') }).min(2, other);").sentences,
    ).toEqual([]);
  });
});

describe('words in JSX', () => {
  it.each([
    ['<p>Save now</p>', 'Save now'],
    ['<input aria-label="Search" />', 'Search'],
    ["<input placeholder={'Town'} />", 'Town'],
  ])('%s are found', (jsx, words) => {
    expect(readSource(`export const A = () => ${jsx};`).literals).toEqual([words]);
  });

  it.each(['<p>{t("save")}</p>', '<p>·</p>', '<p className="wide" role="status" />', '<b>4</b>'])(
    '%s has none',
    (jsx) => {
      expect(readSource(`export const A = () => ${jsx};`).literals).toEqual([]);
    },
  );
});
