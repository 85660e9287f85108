import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OnDemand } from '../../on-demand.tsx';

const ExportPayDialog = lazy(async () => ({
  default: (await import('./export-pay-dialog.tsx')).ExportPayDialog,
}));

/** 'Export CSV': my pay as a file for a spreadsheet. */
export function ExportPay() {
  const { t } = useTranslation('mf-worker');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('exportPay.open')}
      </Button>
      <OnDemand isOpen={isOpen}>
        <ExportPayDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </OnDemand>
    </>
  );
}
