import { exportAccount } from '@leafshift/contracts/users';
import { messageOf, saveFile } from '@leafshift/data-access';
import { Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../composition/core-context.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SettingRow } from './setting-row.tsx';

const EXPORT_FILE = 'leafshift-data.json';

/** What is held on the user, as a file; and the end of the account. */
export function DataSection({ name }: { readonly name: string }) {
  const { t } = useTranslation('shell');
  const { api, alerts } = useCore();
  const [isExporting, setExporting] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  const exportData = async (): Promise<void> => {
    setExporting(true);
    try {
      saveFile(await api.download(exportAccount, {}), EXPORT_FILE);
    } catch (error) {
      alerts.notify('Error', messageOf(error));
    } finally {
      setExporting(false);
    }
  };

  return (
    <Section title={t('settings.data.title')}>
      <SettingRow name={t('settings.data.export')} hint={t('settings.data.exportText')}>
        <Button loading={isExporting} onClick={exportData}>
          {t('settings.data.download')}
        </Button>
      </SettingRow>
      <SettingRow name={t('settings.data.delete')} hint={t('settings.data.deleteText')}>
        <Button danger onClick={() => setDeleting(true)}>
          {t('settings.data.delete')}
        </Button>
      </SettingRow>
      <DeleteAccountDialog name={name} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </Section>
  );
}
