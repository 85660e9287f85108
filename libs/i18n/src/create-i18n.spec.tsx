import type { Language } from '@leafshift/domain/languages';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createI18n } from './create-i18n.ts';
import { useFormats } from './format/use-formats.ts';
import { followLanguage, loadLanguage } from './namespace.ts';

const english = { greeting: 'Hello {{name}}', only: 'Only in English' };
const texts: Partial<Record<Language, Record<string, string>>> = {
  en: english,
  de: { greeting: 'Hallo {{name}}' },
};

const source = {
  namespace: 'mf-worker',
  load: (language: Language) => {
    const found = texts[language];
    return found ? Promise.resolve(found) : Promise.reject(new Error(`No texts in ${language}`));
  },
};

function Greeting() {
  const { t } = useTranslation('mf-worker');
  const { dollars } = useFormats();
  return (
    <p>
      {t('greeting', { name: '<Ana>' })} · {t('only')} · {dollars(2)}
    </p>
  );
}

function Other({ draw }: { readonly draw: () => null }) {
  useTranslation('shell');
  return draw();
}

describe('createI18n', () => {
  it('has its texts at once, without waiting', () => {
    const i18n = createI18n({ language: 'en', resources: { en: { 'mf-worker': english } } });
    expect(i18n.t('greeting', { ns: 'mf-worker', name: '<Ana>' })).toBe('Hello <Ana>');
  });

  it('draws a page anew when its texts arrive and when the language changes', async () => {
    const i18n = createI18n({ language: 'en', resources: {} });
    render(
      <I18nextProvider i18n={i18n}>
        <Greeting />
      </I18nextProvider>,
    );
    expect(screen.getByText(/^greeting/)).toBeVisible();

    const following = followLanguage(i18n, source);
    await act(() => following.ready);
    expect(screen.getByText('Hello <Ana> · Only in English · $2.00')).toBeVisible();

    await act(() => i18n.changeLanguage('de'));
    expect(await screen.findByText(/^Hallo <Ana> · Only in English · 2,00/)).toBeVisible();
    following.stop();
  });

  it('draws nothing anew for the first texts that nothing shows yet', async () => {
    const i18n = createI18n({ language: 'en', resources: {} });
    const draw = jest.fn(() => null);
    render(
      <I18nextProvider i18n={i18n}>
        <Other draw={draw} />
      </I18nextProvider>,
    );
    const following = followLanguage(i18n, { ...source, isUnseen: true });
    await act(() => following.ready);
    expect(i18n.hasResourceBundle('en', 'mf-worker')).toBe(true);
    expect(draw).toHaveBeenCalledTimes(1);

    await act(() => i18n.changeLanguage('de'));
    expect(draw).toHaveBeenCalledTimes(3);
    following.stop();
  });

  it('says English, and tells, where a language cannot be loaded', async () => {
    const onFailure = jest.fn();
    const i18n = createI18n({ language: 'es', resources: {} });
    await followLanguage(i18n, source, onFailure).ready;
    expect(onFailure).toHaveBeenCalledWith(new Error('No texts in es'), 'es');
    expect(i18n.t('only', { ns: 'mf-worker' })).toBe('Only in English');
  });

  it('has a language before it is spoken where that is asked for, or rejects', async () => {
    const i18n = createI18n({ language: 'en', resources: {} });
    const following = followLanguage(i18n, source);
    await following.ready;
    await loadLanguage(i18n, 'de');
    expect(i18n.hasResourceBundle('de', 'mf-worker')).toBe(true);
    await expect(loadLanguage(i18n, 'es')).rejects.toThrow('No texts in es');
    following.stop();
    await expect(loadLanguage(i18n, 'es')).resolves.toBeUndefined();
  });

  it('is not ready where English cannot be loaded either', async () => {
    const load = () => Promise.reject(new Error('No texts at all'));
    for (const language of ['en', 'es'] as const) {
      const i18n = createI18n({ language, resources: {} });
      const { ready } = followLanguage(i18n, { namespace: 'mf-worker', load }, jest.fn());
      await expect(ready).rejects.toThrow('No texts at all');
    }
  });
});
