import type { RefundOrder } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Fact, Facts } from '@leafshift/ui/facts';
import { type MarkKind, StatusMark } from '@leafshift/ui/status-mark';
import { Money } from '@leafshift/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../desk/loaded.tsx';
import { useReadersZone } from '../desk/use-readers-zone.ts';
import styles from './money.module.css';
import { invoiceRefundsQuery } from './queries.ts';
import { RefundForm } from './refund-form.tsx';

const MARKS: Readonly<Record<RefundOrder['state'], MarkKind>> = {
  ordered: 'waiting',
  done: 'complete',
  refused: 'problem',
};

/** What was given back of an invoice and why, and a form for more of it. */
export function Refunds({ id }: { readonly id: string }) {
  const { t } = useTranslation('mf-back-office');
  const query = useQuery(invoiceRefundsQuery(useShell().api, id));
  return (
    <Loaded query={query}>
      {({ refundable, orders }) => (
        <div className={styles.stack}>
          {orders.map((order) => (
            <Order key={order._id} order={order} />
          ))}
          <Facts columns={2}>
            <Fact label={t('money.refundable')}>
              <Money dollars={refundable} />
            </Fact>
          </Facts>
          {refundable > 0 && <RefundForm key={refundable} id={id} refundable={refundable} />}
        </div>
      )}
    </Loaded>
  );
}

function Order({ order }: { readonly order: RefundOrder }) {
  const { amount, given = 0, reason, state, by, at } = order;
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const zone = useReadersZone();
  return (
    <div>
      <div className={styles.check}>
        <StatusMark kind={MARKS[state]} variant="plain">
          {state === 'refused' && given > 0
            ? t('money.refundInPart', { given: formats.dollars(given) })
            : t(`money.refundState.${state}`)}
        </StatusMark>
        <Money dollars={amount} />
      </div>
      <span className={styles.note}>
        {formats.date(at, zone)}, <bdi>{by.name}</bdi>: <bdi>{reason}</bdi>
      </span>
    </div>
  );
}
