import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { invoicesCsv } from '@leafshift/contracts/invoice';
import Button from 'antd/es/button';
import DatePicker from 'antd/es/date-picker';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from './use-download.ts';
import styles from './work-history.module.css';

const WIRE = 'YYYY-MM-DD';

/** The invoices of a period as a CSV file; of all time where no period is chosen. */
export function ExportInvoices() {
  const { t } = useTranslation('mf-employer');
  const [[from, to], setPeriod] = useState<readonly [Dayjs | null, Dayjs | null]>([null, null]);
  const query = {
    ...(from && { from: from.format(WIRE) }),
    ...(to && { to: to.format(WIRE) }),
  };
  const name = ['leafshift-invoices', query.from, query.to].filter(Boolean).join('-');
  const download = useDownload((api) => api.download(invoicesCsv, { query }), `${name}.csv`);
  return (
    <div className={styles.export}>
      <DatePicker.RangePicker
        size="large"
        allowEmpty
        placeholder={[t('posts.from'), t('posts.to')]}
        value={[from, to]}
        onChange={(range) => setPeriod([range?.[0] ?? null, range?.[1] ?? null])}
      />
      <Button
        size="large"
        icon={<DownloadOutlined aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('workHistory.exportCsv')}
      </Button>
    </div>
  );
}
