import { cents, centsToDollars } from '@leafshift/domain/money';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Card } from '@leafshift/ui/page';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../desk/loaded.tsx';
import styles from './money.module.css';
import { ledgerCheckQuery } from './queries.ts';

/** Whether everything that was booked sums to zero. */
export function LedgerCheck() {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const query = useQuery(ledgerCheckQuery(useShell().api));
  return (
    <Loaded query={query}>
      {({ balanced, sumCents, entries }) => (
        <Card className={styles.check}>
          <StatusMark kind={balanced ? 'confirmed' : 'problem'} variant="plain">
            {balanced
              ? t('money.balanced', { entries: formats.number(entries) })
              : t('money.unbalanced', { sum: formats.dollars(centsToDollars(cents(sumCents))) })}
          </StatusMark>
          <Button loading={query.isRefetching} onClick={() => query.refetch()}>
            {t('money.checkAgain')}
          </Button>
        </Card>
      )}
    </Loaded>
  );
}
