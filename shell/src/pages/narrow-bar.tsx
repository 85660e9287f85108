import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { AppChoices } from './app-choices.tsx';
import styles from './narrow-prompt.module.css';

/** Recommends the app at the lower edge of the window, below a page that stays readable. */
export default function NarrowBar({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <aside className={styles.bar} aria-label={t('narrow.text')}>
      <p>{t('narrow.text')}</p>
      <div className={styles.choices}>
        <AppChoices />
      </div>
      <Button type="link" onClick={onContinue}>
        {t('narrow.continue')}
      </Button>
    </aside>
  );
}
