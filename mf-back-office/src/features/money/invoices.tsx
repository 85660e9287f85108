import { chargesCsv, INVOICE_STATES, invoicesCsv } from '@leafshift/contracts/back-office';
import type { Invoice } from '@leafshift/contracts/invoice';
import { centsToDollars, dollarsToCents, sumCents } from '@leafshift/domain/money';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import { Money } from '@leafshift/ui/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeskTable } from '../desk/desk-table.tsx';
import { ListCard } from '../desk/list-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { ShiftLink } from '../desk/shift-link.tsx';
import { StateFilter, useAskedState } from '../desk/state-filter.tsx';
import { useReadersZone } from '../desk/use-readers-zone.ts';
import { BooksExport } from './books-export.tsx';
import styles from './money.module.css';
import { NamedFilter, useAskedName } from './named-filter.tsx';
import { invoicesQuery } from './queries.ts';
import { RefundActions } from './refund-actions.tsx';

const MARKS = { failed: 'problem', paid: 'complete', open: 'waiting' } as const;

const sumOf = (refunds: Invoice['refunds']): number =>
  centsToDollars(sumCents(refunds.map(({ amount }) => dollarsToCents(amount))));

/** Invoices of all businesses, and why a charge failed. */
export function Invoices() {
  const { t } = useTranslation('mf-back-office');
  const trade = useTrade();
  const formats = useFormats();
  const zone = useReadersZone();
  const { api } = useShell();
  const asked = useAskedState(INVOICE_STATES);
  const query = useInfiniteQuery(invoicesQuery(api, asked, useAskedName()));
  return (
    <ListCard
      query={query}
      tools={
        <>
          <StateFilter states={INVOICE_STATES} instead="q" />
          <NamedFilter label={t('money.invoiceNamed')} />
          <BooksExport
            files={[
              {
                name: 'invoices',
                label: t('money.exportInvoices'),
                load: (period) => api.download(invoicesCsv, { query: period }),
              },
              {
                name: 'charges',
                label: t('money.exportCharges'),
                load: (period) => api.download(chargesCsv, { query: period }),
              },
            ]}
          />
        </>
      }
      empty={t('money.noInvoices')}
    >
      {(invoices) => (
        <DeskTable
          label={t('money.invoices')}
          rows={invoices}
          keyOf={({ invoice }) => invoice._id}
          columns={[
            { key: 'number', label: t('money.number'), show: ({ invoice }) => invoice.number },
            {
              key: 'employer',
              label: t('people.usertype.Employer'),
              show: ({ employer }) => <PersonLink id={employer._id} name={employer.name} />,
            },
            {
              key: 'shift',
              label: t('money.shift'),
              show: ({ invoice: { post, jobTitle } }) => (
                <ShiftLink id={post}>{trade(jobTitle)}</ShiftLink>
              ),
            },
            {
              key: 'date',
              label: t('today.day'),
              show: ({ invoice }) => formats.date(invoice.createdAt, zone),
            },
            {
              key: 'state',
              label: t('people.state'),
              show: ({ invoice: { status, paymentError } }) => (
                <>
                  <StatusMark kind={MARKS[paymentError ? 'failed' : status]} variant="plain">
                    {t(`log.words.${paymentError ? 'failed' : status}`)}
                  </StatusMark>
                  {paymentError && (
                    <span className={styles.note}>{t(`money.error.${paymentError.code}`)}</span>
                  )}
                </>
              ),
            },
            {
              key: 'due',
              label: t('money.due'),
              isFigure: true,
              show: ({ invoice }) => <Money dollars={invoice.amountDue} />,
            },
            {
              key: 'total',
              label: t('money.total'),
              isFigure: true,
              show: ({ invoice }) => <Money dollars={invoice.total} />,
            },
            {
              key: 'back',
              label: t('money.givenBack'),
              isFigure: true,
              show: ({ invoice: { refunds } }) =>
                refunds.length === 0 ? '–' : <Money dollars={sumOf(refunds)} />,
            },
            {
              key: 'actions',
              label: t('money.actions'),
              show: ({ invoice }) => <RefundActions invoice={invoice} />,
            },
          ]}
        />
      )}
    </ListCard>
  );
}
