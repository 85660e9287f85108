import { applyLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@leafshift/i18n';
import Select from 'antd/es/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../src/brand/index.ts';
import { Page, Section } from '../src/page/index.ts';
import {
  antdSettings,
  applyTheme,
  THEME_NAMES,
  ThemeBridge,
  type ThemeName,
} from '../src/theme/index.ts';
import { EXHIBITS } from './exhibits/index.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly start: { readonly theme: ThemeName; readonly language: Language };
  /** The name of one exhibit to show alone. */
  readonly only: string | null;
}

/** Every shared component, in the theme and language of choice. */
export function Gallery({ start, only }: GalleryProps) {
  const { i18n } = useTranslation();
  const [theme, setTheme] = useState(start.theme);
  const [language, setLanguage] = useState(start.language);

  const changeTheme = (next: ThemeName): void => {
    applyTheme(next);
    setTheme(next);
  };
  const changeLanguage = (next: Language): void => {
    applyLanguage(next);
    setLanguage(next);
    i18n.changeLanguage(next).catch((error: unknown) => reportError(error));
  };

  return (
    <ThemeBridge antd={antdSettings} theme={theme} language={language}>
      <header className={styles.header}>
        <Logo size={36} />
        <div className={styles.choices}>
          <Select
            aria-label="Theme"
            value={theme}
            onChange={changeTheme}
            options={THEME_NAMES.map((name) => ({ value: name, label: name }))}
            style={{ width: 160 }}
          />
          <Select
            aria-label="Language"
            value={language}
            onChange={changeLanguage}
            options={LANGUAGES.map((name) => ({ value: name, label: LANGUAGE_NAMES[name] }))}
            style={{ width: 120 }}
          />
        </div>
      </header>
      <Page>
        <div className={styles.exhibits}>
          {EXHIBITS.filter(({ name }) => only === null || name === only).map(
            ({ name, Exhibit, isWide }) => (
              <Section key={name} title={name} className={isWide ? styles.wide : styles.exhibit}>
                <Exhibit />
              </Section>
            ),
          )}
        </div>
      </Page>
    </ThemeBridge>
  );
}
