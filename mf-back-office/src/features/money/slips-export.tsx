import { slipsCsv } from '@leafshift/contracts/earnings';
import { saveFile } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { NativeSelect } from '@leafshift/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import styles from './money.module.css';

/** Books are kept for as long. */
const YEARS = 7;

/** Those that are over, the last first. */
const yearsNow = (): readonly string[] => {
  const running = new Date().getUTCFullYear();
  return Array.from({ length: YEARS }, (_, index) => String(running - 1 - index));
};

/** The data of all T4A slips of a year that is over, for whoever files them. */
export function SlipsExport() {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const [years] = useState(yearsNow);
  const [year = '', setYear] = useState(years[0]);
  const save = async (): Promise<void> => {
    saveFile(await api.download(slipsCsv, { params: { year } }), `leafshift-t4a-${year}.csv`);
  };
  return (
    <div className={styles.export}>
      <NativeSelect
        label={t('money.slipYear')}
        value={year}
        options={years.map((each) => ({ value: each, label: each }))}
        onChange={setYear}
        isLarge
      />
      <DeskButton onAct={save}>{t('money.slips')}</DeskButton>
    </div>
  );
}
