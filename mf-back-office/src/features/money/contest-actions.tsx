import { answerProviderDispute, type ProviderDispute } from '@leafshift/contracts/back-office';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../desk/use-may.ts';
import { ContestAnswer } from './contest-answer.tsx';

/** A payment about which the bank has not decided can be answered. */
export function ContestActions({ contested }: { readonly contested: ProviderDispute }) {
  const { t } = useTranslation('mf-back-office');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { number } = contested.invoice;
  if (contested.dispute.status !== 'open' || !may(answerProviderDispute)) return '–';
  return (
    <>
      <Button
        size="small"
        aria-label={t('money.answerOf', { number })}
        onClick={() => setOpen(true)}
      >
        {t('money.answer')}
      </Button>
      <Modal
        open={isOpen}
        title={t('money.answerOf', { number })}
        footer={null}
        width={640}
        centered
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <ContestAnswer contested={contested} onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}
