import { holdPayout, type Payout } from '@leafshift/contracts/payouts';
import { useShell } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { useMay } from '../desk/use-may.ts';
import { HoldForm } from './hold-form.tsx';

/** Pay that has not left can be held back, and let go again. */
export function HoldActions({ payout }: { readonly payout: Payout }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const may = useMay();
  const [isHolding, setHolding] = useState(false);
  const hasLeft = payout.status === 'sent' || payout.status === 'paid';
  if (hasLeft || !may(holdPayout)) return '–';
  const params = { id: payout._id };
  if (payout.status === 'held') {
    return (
      <DeskButton
        size="small"
        onAct={() =>
          act(
            () => api.send(holdPayout, { params, body: { hold: false } }),
            t('money.releasedToast'),
          )
        }
      >
        {t('money.release')}
      </DeskButton>
    );
  }
  return (
    <>
      <Button size="small" onClick={() => setHolding(true)}>
        {t('money.hold')}
      </Button>
      <Modal
        open={isHolding}
        title={t('money.holdTitle')}
        footer={null}
        width={480}
        centered
        destroyOnHidden
        onCancel={() => setHolding(false)}
      >
        <HoldForm id={payout._id} onDone={() => setHolding(false)} />
      </Modal>
    </>
  );
}
