import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@leafshift/i18n';
import { useReadable } from '@leafshift/shell-sdk';
import { THEME_NAMES, type ThemeName, themeAttribute } from '@leafshift/ui/theme';
import { useTranslation } from 'react-i18next';
import { useCore } from '../app/core-context.ts';
import { Icon } from '../layout/icon.tsx';
import { ToolPopover } from '../layout/tool-popover.tsx';
import styles from './settings-menu.module.css';

function Themes() {
  const { t } = useTranslation('shell');
  const { appearance } = useCore();
  const current = useReadable(appearance.theme);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('settings.theme')}</legend>
      {THEME_NAMES.map((name: ThemeName) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name="theme"
            className={styles.radio}
            checked={name === current}
            onChange={() => appearance.setTheme(name)}
          />
          <span className={styles.swatch} data-theme={themeAttribute(name)} aria-hidden="true" />
          <span>{t(`settings.themes.${name}`)}</span>
          <span className={styles.tick}>
            <Icon name="check" size={16} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Languages() {
  const { t } = useTranslation('shell');
  const { appearance } = useCore();
  const current = useReadable(appearance.language);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('settings.language')}</legend>
      {LANGUAGES.map((language: Language) => (
        <label key={language} className={styles.choice} lang={language}>
          <input
            type="radio"
            name="language"
            className={styles.radio}
            checked={language === current}
            onChange={() => {
              appearance.setLanguage(language).catch(reportError);
            }}
          />
          <span>{LANGUAGE_NAMES[language]}</span>
          <span className={styles.tick}>
            <Icon name="check" size={16} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The header's settings: five themes and six languages, in force at once. */
export function SettingsMenu() {
  const { t } = useTranslation('shell');
  return (
    <ToolPopover
      label={t('settings.open')}
      icon={<Icon name="settings" size={22} />}
      content={() => (
        <div className={styles.panel}>
          <Themes />
          <Languages />
        </div>
      )}
    />
  );
}
