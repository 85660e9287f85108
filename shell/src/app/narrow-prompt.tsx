import { LogoMark } from '@leafshift/ui/brand';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './narrow-prompt.module.css';
import { storeLinks } from './store-links.ts';

/** Asks to download the app, with a quiet way to go on in the browser. */
export function NarrowPrompt({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation('shell');
  const { ios, android } = storeLinks();
  return (
    <main className={styles.prompt}>
      <LogoMark size={56} />
      <h1 className={styles.title}>{t('narrow.title')}</h1>
      <p className={styles.text}>{t('narrow.text')}</p>
      <div className={styles.stores}>
        <Button type="primary" size="large" href={ios} block>
          {t('narrow.ios')}
        </Button>
        <Button size="large" href={android} block>
          {t('narrow.android')}
        </Button>
      </div>
      <Button type="link" onClick={onContinue}>
        {t('narrow.continue')}
      </Button>
    </main>
  );
}
