import { Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './charts.module.css';
import { DataTable, type TableData } from './data-table.tsx';

interface Props {
  readonly title: string;
  readonly description?: string;
  readonly chart: ReactNode;
  /** The same figures, to be read one by one. */
  readonly table: TableData;
  /** The text that is shown when the chart has no data. */
  readonly empty?: string | undefined;
}

/** A chart with a title; a button shows the same figures as a table. */
export const ChartSection = ({ title, description, chart, table, empty }: Props) => {
  const { t } = useTranslation('mf-public-board');
  const [isTable, setTable] = useState(false);
  const hasData = table.rows.length > 0;

  return (
    <Section
      title={title}
      description={description}
      action={
        hasData && (
          <Button size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t('charts.asTable')}
          </Button>
        )
      }
    >
      {!hasData && <p className={styles.none}>{empty ?? t('charts.nothing')}</p>}
      {hasData && (isTable ? <DataTable caption={title} {...table} /> : chart)}
    </Section>
  );
};
