import { refundInvoice } from '@leafshift/contracts/back-office';
import type { Invoice } from '@leafshift/contracts/invoice';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../desk/use-may.ts';
import { Refunds } from './refunds.tsx';

/** Money of an invoice that was paid can be given back. */
export function RefundActions({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('mf-back-office');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (invoice.status !== 'paid' || !may(refundInvoice)) return '–';
  return (
    <>
      <Button
        size="small"
        aria-label={t('money.refundOf', { number: invoice.number })}
        onClick={() => setOpen(true)}
      >
        {t('money.refund')}
      </Button>
      <Modal
        open={isOpen}
        title={t('money.refundOf', { number: invoice.number })}
        footer={null}
        width={520}
        centered
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <Refunds id={invoice._id} />
      </Modal>
    </>
  );
}
