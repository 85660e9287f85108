import { createInstance } from 'i18next';
import { i18n, useTranslation } from './react-i18next.ts';

const ENGLISH = {
  away: '{{distance}} km away',
  only: 'Only in English',
  ratings_one: '{{count}} rating',
  ratings_other: '{{count}} ratings',
};
const ARABIC = {
  away: 'على بُعد {{distance}} كم',
  ratings_zero: 'بلا تقييمات',
  ratings_one: 'تقييم واحد',
  ratings_two: 'تقييمان',
  ratings_few: '{{count}} تقييمات',
  ratings_many: '{{count}} تقييمًا',
  ratings_other: '{{count}} تقييم',
};

i18n.store.addResourceBundle('en', 'remote', ENGLISH);
i18n.store.addResourceBundle('ar', 'remote', ARABIC);

const sayIn = (language: string) => {
  i18n.language = language;
  return useTranslation('remote').t;
};

describe('the texts of a picture', () => {
  it.each(['en', 'ar'])('are said as i18next says them (%s)', async (language) => {
    const page = createInstance();
    await page.init({
      lng: language,
      fallbackLng: 'en',
      interpolation: { escapeValue: false },
      resources: { en: { remote: ENGLISH }, ar: { remote: ARABIC } },
    });
    const say = sayIn(language);
    const sayOnPage = page.getFixedT(language, 'remote');
    const asked = [0, 1, 2, 3, 11, 100].map((count) => ['ratings', { count }] as const);
    for (const [key, values] of [['away', { distance: '2,5' }], ['only', {}], ...asked] as const) {
      expect(say(key, values)).toBe(sayOnPage(key, values));
    }
  });

  it('are never keys: a picture that lacks one is not drawn', () => {
    expect(() => sayIn('en')('missing')).toThrow("The picture has no text 'missing'");
    expect(sayIn('en')('missing', { defaultValue: '' })).toBe('');
  });
});
