import type { PortalSettings } from '@leafshift/shell-sdk/registry';
import Button, { type ButtonProps } from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstall } from '../app/install-offer.ts';
import { fetchRegistry } from '../registry/fetch-registry.ts';

/** The ways to the app: installed from the browser where that can, and the stores. */
export function AppChoices(look: Pick<ButtonProps, 'type' | 'size' | 'block'>) {
  const { t } = useTranslation('shell');
  const install = useInstall();
  const [settings, setSettings] = useState<PortalSettings | null>(null);
  useEffect(() => {
    fetchRegistry()
      .then((registry) => setSettings(registry.settings))
      .catch(reportError);
  }, []);
  const isUnknown = settings === null;
  return (
    <>
      {install && (
        <Button {...look} onClick={install}>
          {t('narrow.install')}
        </Button>
      )}
      <Button {...look} href={settings?.iosStoreUrl ?? ''} disabled={isUnknown}>
        {t('narrow.ios')}
      </Button>
      <Button {...look} href={settings?.androidStoreUrl ?? ''} disabled={isUnknown}>
        {t('narrow.android')}
      </Button>
    </>
  );
}
