import { payoutsCsv } from '@leafshift/contracts/payouts';
import { saveFile } from '@leafshift/data-access';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRange } from '../date-range/date-range.tsx';

interface ExportPayDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface Period {
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
}

/** Asks for the first and the last day, which may both stay empty, and saves the file. */
export function ExportPayDialog({ isOpen, onClose }: ExportPayDialogProps) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const [period, setPeriod] = useState<Period>({});

  const save = async (): Promise<void> => {
    saveFile(await api.download(payoutsCsv, { query: period }), fileName(period));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('exportPay.title')}
      confirmLabel={t('exportPay.save')}
      onConfirm={save}
      onCancel={onClose}
    >
      <p>{t('exportPay.text')}</p>
      <DateRange
        from={period.from}
        to={period.to}
        onChange={(change) => setPeriod({ ...period, ...change })}
      />
    </ConfirmDialog>
  );
}

const fileName = ({ from, to }: Period): string =>
  `${['leafshift-pay', from, to].filter((part) => part !== undefined).join('_')}.csv`;
