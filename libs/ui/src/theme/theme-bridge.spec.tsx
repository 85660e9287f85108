import { createI18n, type Language } from '@leafshift/i18n';
import { act, render, screen } from '@testing-library/react';
import Button from 'antd/es/button';
import DatePicker from 'antd/es/date-picker';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type AntdSettings, antdSettings } from './antd-settings.ts';
import { ThemeBridge } from './theme-bridge.tsx';
import type { ThemeName } from './theme-names.ts';

const onMount = jest.fn();

function Page() {
  useEffect(() => onMount(), []);
  return (
    <>
      <Button>Save</Button>
      <DatePicker aria-label="Day" />
    </>
  );
}

const frame = (theme: ThemeName, language: Language, nonce?: string) => (
  <I18nextProvider i18n={createI18n({ language, resources: {} })}>
    <ThemeBridge antd={antdSettings} theme={theme} language={language} nonce={nonce}>
      <Page />
    </ThemeBridge>
  </I18nextProvider>
);

const styleText = (): string =>
  [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');

describe('ThemeBridge', () => {
  beforeEach(() => onMount.mockClear());

  it('switches theme and language without building the page anew', async () => {
    const { rerender } = render(frame('Pure Light', 'en'));
    expect(styleText()).toContain('--ant-color-primary:#1b7f45');
    rerender(frame('Dark Spaces', 'de'));
    expect(styleText()).toContain('--ant-color-primary:#37c17d');
    expect(await screen.findByPlaceholderText('Datum auswählen')).toBeVisible();
    expect(onMount).toHaveBeenCalledTimes(1);
  });

  it('lays antd out from right to left in Arabic', async () => {
    await act(async () => render(frame('Pure Light', 'ar')));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveClass('ant-btn-rtl');
  });

  it('keeps rules and variables of a remote with another antd than the shell apart from the others', () => {
    const ofTrainings = (antd: AntdSettings) => (
      <I18nextProvider i18n={createI18n({ language: 'en', resources: {} })}>
        <ThemeBridge antd={antd} theme="Pure Light" language="en" remote="trainings">
          <Page />
        </ThemeBridge>
      </I18nextProvider>
    );
    const { rerender } = render(ofTrainings(antdSettings));
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveClass('ls');

    rerender(ofTrainings({ ...antdSettings, ConfigProvider: {} }));

    const [, mark] = /\b(css-[\w-]+)/.exec(button.className) ?? [];
    expect(button).toHaveClass('ls-trainings');
    expect(button).not.toHaveClass('ls');
    expect(styleText()).toContain(`:where(.${mark}).ant-btn{`);
    expect(styleText()).toMatch(/\.ls-trainings[^{}]*\{--ant-/);
  });

  it("signs antd's styles with the nonce of the page", () => {
    render(frame('Nebula Fighter', 'en', 'nonce-1'));
    const signed = [...document.querySelectorAll('style')].filter((one) => one.nonce === 'nonce-1');
    expect(signed.length).toBeGreaterThan(0);
  });
});
