import type { Invoice } from '@leafshift/contracts/invoice';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvoiceButtons } from './invoice-buttons.tsx';
import { InvoiceView } from './invoice-view.tsx';
import { useOpenedInvoice } from './use-opened-invoice.ts';

interface InvoiceModalHostProps {
  readonly invoices: ReadonlyMap<string, Invoice>;
  readonly error: unknown;
}

/** Shows the invoice that the address names over the page. */
export function InvoiceModalHost({ invoices, error }: InvoiceModalHostProps) {
  const { t } = useTranslation('mf-employer');
  const { invoiceId, close } = useOpenedInvoice();
  // The dialog stays until it has closed, also after the address changed, so that the focus
  // returns to where it was.
  const [shown, setShown] = useState(invoiceId);
  if (invoiceId && invoiceId !== shown) {
    setShown(invoiceId);
  }
  if (!shown) {
    return null;
  }
  const invoice = invoices.get(shown);
  const additions = [...invoices.values()].filter(({ correctionOf }) => correctionOf === shown);
  return (
    <Modal
      open={invoiceId !== null}
      width={640}
      // The dialog stands near the top, so that content that loads grows downwards into free room.
      style={{ top: 56 }}
      styles={{ body: { minHeight: 420 } }}
      title={invoice ? t('invoice.title', { number: invoice.number }) : t('workHistory.invoice')}
      footer={invoice ? <InvoiceButtons invoice={invoice} onClose={close} /> : null}
      onCancel={close}
      afterClose={() => setShown(null)}
      destroyOnHidden
    >
      {invoice && <InvoiceView invoice={invoice} additions={additions} />}
      {!invoice && (error ? <ErrorState error={error} /> : <ListSkeleton rows={4} />)}
    </Modal>
  );
}
