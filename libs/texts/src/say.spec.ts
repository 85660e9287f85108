import { NotificationKind } from '@leafshift/contracts/notification';
import { formatWholeDollars } from '@leafshift/domain/format';
import { LANGUAGES, localeTag } from '@leafshift/domain/languages';
import { JOB_TITLES, JOB_TYPES, rateBelowMinimum } from '@leafshift/domain/posting-rules';
import { textCode } from '@leafshift/domain/text-code';
import { errors } from './errors/errors.ts';
import englishMessages from './messages/en.json' with { type: 'json' };
import english from './notifications/en.json' with { type: 'json' };
import { notificationSubjectIn, sayIn, tradeIn } from './server/index.ts';

describe('the text of a code', () => {
  it('is said in a language', () => {
    expect(sayIn('fr', textCode('TOO_SHORT'))).toBe('Trop court!');
    expect(sayIn('en', textCode('SHIFT_FILLED'))).toBe('You have already filled this shift');
  });

  it('has its values, and the words of the trade in that language', () => {
    expect(sayIn('de', rateBelowMinimum('Cultivation').text)).toBe(
      'Der Stundenlohn für Anbau darf nicht unter 25\u00a0$ liegen',
    );
    expect(sayIn('en', textCode('TEXT_TOO_LONG', { count: 255 }))).toBe(
      'At most 255 characters are allowed',
    );
  });

  it.each(LANGUAGES)('has amounts as other amounts of a page stand there: %s', (language) => {
    const amount = formatWholeDollars(25, localeTag(language));
    expect(sayIn(language, rateBelowMinimum('Cultivation').text)).toContain(amount);
    expect(sayIn(language, textCode('RATE_STEP'))).not.toMatch(/دولار|加元/);
  });

  it.each(['Bring boots (size 9) please', 'BRING_BOOTS'])('%s, which is none, stays', (text) => {
    expect(sayIn('zh', text)).toBe(text);
  });

  it('stands in one catalogue only', () => {
    const twice = Object.keys(errors.english).filter((code) => code in englishMessages);
    expect(twice).toEqual([]);
  });
});

describe('the words of the trade', () => {
  it('are there for every job type and title', () => {
    expect(Object.keys(englishMessages.trade)).toEqual([...JOB_TYPES, ...JOB_TITLES]);
  });

  it('are those that are stored, in English', () => {
    expect(JOB_TYPES.map((name) => tradeIn('en', name))).toEqual([...JOB_TYPES]);
  });

  it("leave a business's own title as it is", () => {
    expect(tradeIn('fr', 'Head Grower: $t(TOO_SHORT), {{x}}.')).toBe(
      'Head Grower: $t(TOO_SHORT), {{x}}.',
    );
  });
});

describe('notifications', () => {
  it('have a sentence for every kind, or one for each of its variants', () => {
    const said = Object.keys(english.message);
    const silent = NotificationKind.options.filter(
      (kind) => !said.some((key) => key === kind || key.startsWith(`${kind}-`)),
    );
    expect(silent).toEqual([]);
  });

  it.each(LANGUAGES)('have a subject for every kind in %s', (language) => {
    const silent = NotificationKind.options.filter(
      (kind) => !notificationSubjectIn(language, kind),
    );
    expect(silent).toEqual([]);
  });
});
