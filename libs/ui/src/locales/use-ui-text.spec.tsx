import { createI18n, LANGUAGES, type Language } from '@leafshift/i18n';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { uiTexts } from './ui-texts.ts';
import { useUiText } from './use-ui-text.ts';

const BACK: Readonly<Record<Language, string>> = {
  de: 'Zurück',
  en: 'Back',
  es: 'Atrás',
  fr: 'Retour',
  ar: 'رجوع',
  zh: '返回',
};

const seen: string[] = [];
function Button() {
  const t = useUiText();
  seen.push(t('action.back'));
  return <p>{t('action.back')}</p>;
}

const show = (language: Language) => {
  seen.length = 0;
  const i18n = createI18n({ language, resources: {} });
  render(
    <I18nextProvider i18n={i18n}>
      <Button />
    </I18nextProvider>,
  );
  return i18n;
};

describe('the texts of the shared components', () => {
  // First of all, so that nothing has fetched these texts before.
  it('keep the language before while those of the next are on their way', async () => {
    await uiTexts.load('fr');
    const i18n = show('fr');
    await act(() => i18n.changeLanguage('de'));
    expect(await screen.findByText('Zurück')).toBeVisible();
    expect([...new Set(seen)]).toEqual(['Retour', 'Zurück']);
  });

  it.each(LANGUAGES)('are said in %s', async (language) => {
    show(language);
    expect(await screen.findByText(BACK[language])).toBeVisible();
  });

  it.each(LANGUAGES)(
    'are there at once in %s for who has fetched them before',
    async (language) => {
      await uiTexts.load(language);
      show(language);
      expect(seen).toEqual([BACK[language]]);
    },
  );

  it('never replace those of another release of this library', async () => {
    await uiTexts.load('es');
    const i18n = createI18n({
      language: 'es',
      resources: { es: { ui: { action: { back: 'Volver' } } } },
    });
    render(
      <I18nextProvider i18n={i18n}>
        <Button />
      </I18nextProvider>,
    );
    expect(screen.getByText('Volver')).toBeVisible();
    expect(i18n.t('action.cancel', { ns: 'ui' })).toBe('Cancelar');
  });
});
