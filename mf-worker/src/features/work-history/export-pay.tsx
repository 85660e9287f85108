import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { useShell } from '@leafshift/shell-sdk';
import { OnDemand } from '@leafshift/ui/lazy';
import { useInfiniteQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { completedShiftsQuery } from '../shift/queries.ts';

const ExportPayDialog = lazy(async () => ({
  default: (await import('./export-pay-dialog.tsx')).ExportPayDialog,
}));

/** 'Export CSV': my pay as a file for a spreadsheet; nothing before my first completed shift. */
export function ExportPay() {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const { data: completed } = useInfiniteQuery(completedShiftsQuery(api));
  const [isOpen, setIsOpen] = useState(false);
  if (!completed || completed.length === 0) return null;
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
