import { useShell } from '@leafshift/shell-sdk';
import { CardForm } from '@leafshift/ui/card-form';
import { PaymentMethodList } from '@leafshift/ui/payment-methods';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectBank } from '../bank-connection/connect-bank.tsx';
import type { StepProps } from '../frame/step.ts';
import styles from './payment-method-step.module.css';

/** Step 4 of an employer: a card, and a bank where they want one. */
export function PaymentMethodStep({ user }: StepProps) {
  const { t } = useTranslation('mf-onboarding');
  const { api, setUser, notify } = useShell();
  const [entering, setEntering] = useState(false);

  return (
    <>
      {entering ? (
        <CardForm
          api={api}
          onBack={() => setEntering(false)}
          onSaved={(changed) => {
            setUser(changed);
            setEntering(false);
            notify('Success', t('toast.cardAdded'));
          }}
        />
      ) : (
        <div className={styles.choices}>
          <Button size="large" type="primary" onClick={() => setEntering(true)}>
            {t('payment.card')}
          </Button>
          <ConnectBank user={user} />
        </div>
      )}
      <PaymentMethodList methods={user.paymentMethods} />
    </>
  );
}
