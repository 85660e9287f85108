import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { type Invoice, invoicePdf } from '@leafshift/contracts/invoice';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { ChargedCard } from '../payment/charged-card.tsx';
import { useDownload } from './use-download.ts';
import { usePayInvoice } from './use-pay-invoice.ts';
import styles from './work-history.module.css';

interface InvoiceButtonsProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** Download it, pay what is open, or close. */
export function InvoiceButtons({ invoice, onClose }: InvoiceButtonsProps) {
  const { t } = useTranslation('mf-employer');
  const pay = usePayInvoice(invoice);
  const pdf = useDownload(
    (api) => api.download(invoicePdf, { params: { id: invoice._id } }),
    `${invoice.number}.pdf`,
  );
  return (
    <div className={styles.buttons}>
      {invoice.status === 'open' && (
        <p className={styles.charged}>
          <ChargedCard />
        </p>
      )}
      <Button
        size="large"
        icon={<DownloadOutlined aria-hidden />}
        loading={pdf.isPending}
        onClick={() => pdf.mutate()}
      >
        {t('invoice.downloadPdf')}
      </Button>
      <Button size="large" onClick={onClose}>
        {t('action.close')}
      </Button>
      {invoice.status === 'open' && (
        <Button type="primary" size="large" loading={pay.isPending} onClick={() => pay.mutate()}>
          {t(invoice.paymentError ? 'invoice.payAgain' : 'invoice.pay')}
        </Button>
      )}
    </div>
  );
}
