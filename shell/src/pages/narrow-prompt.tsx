import { LogoMark } from '@leafshift/ui/brand';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { AppChoices } from './app-choices.tsx';
import styles from './narrow-prompt.module.css';

/** Recommends the app, with its store links, or installed from the browser where that can; the browser stays possible. */
export default function NarrowPrompt({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <main className={styles.prompt}>
      <LogoMark size={56} />
      <h1 className={styles.title}>{t('narrow.title')}</h1>
      <p className={styles.text}>{t('narrow.text')}</p>
      <div className={styles.stores}>
        <AppChoices type="primary" size="large" block />
      </div>
      <Button type="link" onClick={onContinue}>
        {t('narrow.continue')}
      </Button>
    </main>
  );
}
