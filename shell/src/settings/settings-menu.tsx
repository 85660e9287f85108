import { useTranslation } from 'react-i18next';
import { Icon } from '../layout/icon.tsx';
import { ToolPopover } from '../layout/tool-popover.tsx';
import { LanguageChoice } from './language-choice.tsx';
import styles from './settings-menu.module.css';
import { ThemeChoice } from './theme-choice.tsx';

/** The header's settings: five themes and six languages, in force at once. */
export function SettingsMenu() {
  const { t } = useTranslation('shell');
  return (
    <ToolPopover
      label={t('settings.open')}
      icon={<Icon name="settings" size={22} />}
      content={() => (
        <div className={styles.panel}>
          <ThemeChoice />
          <LanguageChoice />
        </div>
      )}
    />
  );
}
