import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import {
  type EarningsOverview,
  earningsStatement,
  ownSlipCsv,
  ownSlipPdf,
} from '@leafshift/contracts/earnings';
import { monthOf, toCalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import type { ShellApi } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './earnings.module.css';
import { useDownload } from './use-download.ts';

/** So many months are listed before the rest is asked for. */
const FIRST = 6;

/** A statement for each month in which I was paid. */
export function MonthlyStatements({ statements }: Pick<EarningsOverview, 'statements'>) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? statements : statements.slice(0, FIRST);
  return (
    <Section title={t('earnings.statements')} description={t('earnings.statementsText')}>
      {statements.length === 0 && <p className={styles.note}>{t('earnings.noStatements')}</p>}
      <ul className={styles.list}>
        {shown.map(({ period, amount }) => {
          const month = formats.month(monthOf(toCalendarDay(`${period}-01`)));
          return (
            <li key={period} className={styles.paper}>
              <span className={styles.title}>{month}</span>
              <span className={styles.figure}>{formats.dollars(amount)}</span>
              <Download
                type="PDF"
                of={t('earnings.statementOf', { month })}
                name={`leafshift-earnings-${period}.pdf`}
                fetchFile={(api) => api.download(earningsStatement, { params: { period } })}
              />
            </li>
          );
        })}
      </ul>
      {shown.length < statements.length && (
        <Button className={styles.all} onClick={() => setIsWhole(true)}>
          {t('earnings.allMonths')}
        </Button>
      )}
    </Section>
  );
}

/** The data of a T4A slip for each year that is over. */
export function YearlySlips({ slips, slipYear }: Pick<EarningsOverview, 'slips' | 'slipYear'>) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  return (
    <Section title={t('earnings.slips')} description={t('earnings.slipsText')}>
      <ul className={styles.list}>
        {slips.map(({ year, amount }) => {
          const params = { year: String(year) };
          const of = t('earnings.slipOf', { year });
          return (
            <li key={year} className={styles.paper}>
              <span className={styles.title}>{year}</span>
              <span className={styles.figure}>{formats.dollars(amount)}</span>
              <span className={styles.files}>
                <Download
                  type="PDF"
                  of={of}
                  name={`leafshift-t4a-${year}.pdf`}
                  fetchFile={(api) => api.download(ownSlipPdf, { params })}
                />
                <Download
                  type="CSV"
                  of={of}
                  name={`leafshift-t4a-${year}.csv`}
                  fetchFile={(api) => api.download(ownSlipCsv, { params })}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        {t('earnings.slipLater', { year: slipYear, next: slipYear + 1 })}
      </p>
    </Section>
  );
}

interface DownloadProps {
  readonly type: 'PDF' | 'CSV';
  /** What the file holds, for who hears the button only. */
  readonly of: string;
  readonly name: string;
  readonly fetchFile: (api: ShellApi['api']) => Promise<Blob>;
}

function Download({ type, of, name, fetchFile }: DownloadProps) {
  const file = useDownload(fetchFile, name);
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      aria-label={`${type}, ${of}`}
      loading={file.isPending}
      onClick={() => file.mutate()}
    >
      {type}
    </Button>
  );
}
