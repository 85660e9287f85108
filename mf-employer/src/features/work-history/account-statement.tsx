import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import {
  accountStatementPdf,
  MOVEMENT_KINDS,
  type AccountStatement as Statement,
} from '@leafshift/contracts/account-statements';
import { useShell } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { Money } from '@leafshift/ui/text';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account-statement.module.css';
import { MonthSwitch, monthBefore } from './month-switch.tsx';
import { MovementTable } from './movement-table.tsx';
import { accountStatementQuery } from './queries.ts';
import { useDownload } from './use-download.ts';

/** What is owed from the beginning of a month to its end, and why (MONEY-74). */
export function AccountStatement() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const [back, setBack] = useState(0);
  const { year, month } = monthBefore(back);
  const period = `${year}-${String(month).padStart(2, '0')}`;
  const statement = useQuery(accountStatementQuery(api, period));
  const { data } = statement;
  const download = useDownload(
    (client) => client.download(accountStatementPdf, { params: { period } }),
    `leafshift-statement-${period}.pdf`,
  );
  return (
    <Section
      title={t('statement.title')}
      description={t('statement.text')}
      action={
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={download.isPending}
          disabled={!data}
          onClick={() => download.mutate()}
        >
          {t('statement.downloadPdf')}
        </Button>
      }
    >
      <MonthSwitch back={back} onChange={setBack} />
      {statement.isPending && <ListSkeleton rows={3} />}
      {statement.error && !data && (
        <ErrorState
          isCompact
          error={statement.error}
          onRetry={statement.refetch}
          isRetrying={statement.isFetching}
        />
      )}
      {data && <Sums statement={data} />}
      {data?.movements.length === 0 && <EmptyState isCompact title={t('statement.none')} />}
      {data && data.movements.length > 0 && <MovementTable key={period} statement={data} />}
    </Section>
  );
}

/** From what was owed at the beginning to what was at the end; kinds that did not happen are left out. */
function Sums({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation('mf-employer');
  const { opening, closing, isOver, sums, movements, goodwill, disputed } = statement;
  const happened = MOVEMENT_KINDS.filter((kind) =>
    movements.some((movement) => movement.kind === kind),
  );
  return (
    <>
      <dl className={styles.sums}>
        <Sum label={t('statement.opening')} dollars={opening} />
        {happened.map((kind) => (
          <Sum key={kind} label={t(`statement.sum.${kind}`)} dollars={sums[kind] ?? 0} />
        ))}
        <Sum
          isTotal
          label={t(isOver ? 'statement.closing' : 'statement.closingSoFar')}
          dollars={closing}
        />
      </dl>
      {(goodwill !== 0 || disputed !== 0) && (
        <dl className={styles.besides}>
          {goodwill !== 0 && <Sum label={t('statement.goodwill')} dollars={goodwill} />}
          {disputed !== 0 && <Sum label={t('statement.disputed')} dollars={disputed} />}
        </dl>
      )}
    </>
  );
}

interface SumProps {
  readonly label: string;
  readonly dollars: number;
  readonly isTotal?: boolean;
}

const Sum = ({ label, dollars, isTotal = false }: SumProps) => (
  <div className={isTotal ? styles.total : styles.sum}>
    <dt>{label}</dt>
    <dd>
      <Money dollars={dollars} />
    </dd>
  </div>
);
