import type { Invoice } from '@leafshift/contracts/invoice';
import { isolated, useFormats } from '@leafshift/i18n';
import { readersZone } from '@leafshift/ui/text';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useOpenedInvoice } from './use-opened-invoice.ts';
import styles from './work-history.module.css';

interface InvoiceCorrectionsProps {
  readonly invoice: Invoice;
  /** Invoices of hours that were added to this one. */
  readonly additions: readonly Invoice[];
}

/** What decided disputes took off this invoice, and the invoices of what they added. */
export function InvoiceCorrections({ invoice, additions }: InvoiceCorrectionsProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { open } = useOpenedInvoice();
  const { correctionOf, creditNotes } = invoice;
  return (
    <>
      {correctionOf && (
        <p className={styles.correction}>
          {t('invoice.correctionOf')}{' '}
          <Button type="link" onClick={() => open(correctionOf)}>
            {t('invoice.toOriginal')}
          </Button>
        </p>
      )}
      {creditNotes.length + additions.length > 0 && (
        <dl className={styles.claims} aria-label={t('invoice.corrections')}>
          {creditNotes.map(({ _id, number, name, hours, total, createdAt }) => (
            <div key={_id} className={styles.claim}>
              <dt>
                {t('invoice.creditNote', {
                  number,
                  name: isolated(name),
                  hours: formats.twoDecimals(hours),
                  date: formats.date(createdAt, readersZone()),
                })}
                <span className={styles.second}>{t('invoice.creditNoteOf')}</span>
              </dt>
              <dd>{formats.dollars(-total)}</dd>
            </div>
          ))}
          {additions.map(({ _id, number, total }) => (
            <div key={_id} className={styles.claim}>
              <dt>
                <Button type="link" onClick={() => open(_id)}>
                  {t('invoice.title', { number })}
                </Button>
              </dt>
              <dd>{formats.dollars(total)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
