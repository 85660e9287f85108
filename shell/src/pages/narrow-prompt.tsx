import type { PortalSettings } from '@leafshift/shell-sdk/registry';
import { LogoMark } from '@leafshift/ui/brand';
import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstall } from '../app/install-offer.ts';
import { fetchRegistry } from '../registry/fetch-registry.ts';
import styles from './narrow-prompt.module.css';

/** Recommends the app, with its store links, or installed from the browser where that can; the browser stays possible. */
export default function NarrowPrompt({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation('shell');
  const install = useInstall();
  const [settings, setSettings] = useState<PortalSettings | null>(null);
  useEffect(() => {
    fetchRegistry()
      .then((registry) => setSettings(registry.settings))
      .catch(reportError);
  }, []);
  return (
    <main className={styles.prompt}>
      <LogoMark size={56} />
      <h1 className={styles.title}>{t('narrow.title')}</h1>
      <p className={styles.text}>{t('narrow.text')}</p>
      <div className={styles.stores}>
        {install && (
          <Button type="primary" size="large" block onClick={install}>
            {t('narrow.install')}
          </Button>
        )}
        <Button
          type="primary"
          size="large"
          block
          href={settings?.iosStoreUrl ?? ''}
          disabled={settings === null}
        >
          {t('narrow.ios')}
        </Button>
        <Button
          type="primary"
          size="large"
          block
          href={settings?.androidStoreUrl ?? ''}
          disabled={settings === null}
        >
          {t('narrow.android')}
        </Button>
      </div>
      <Button type="link" onClick={onContinue}>
        {t('narrow.continue')}
      </Button>
    </main>
  );
}
