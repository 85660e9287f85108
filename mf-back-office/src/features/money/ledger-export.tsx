import { ledgerCsv } from '@leafshift/contracts/back-office';
import { saveFile } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import { usePeriod } from './use-period.tsx';

/** Every booking of a period as a file for bookkeeping; both days are included. */
export function LedgerExport() {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const [{ from, to }, fields] = usePeriod();
  const save = async (): Promise<void> => {
    saveFile(await api.download(ledgerCsv, { query: { from, to } }), `ledger-${from}-${to}.csv`);
  };
  return (
    <>
      {fields}
      <DeskButton onAct={save}>{t('money.export')}</DeskButton>
    </>
  );
}
