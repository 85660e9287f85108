import CreditCardOutlined from '@ant-design/icons/es/icons/CreditCardOutlined';
import { useShell } from '@leafshift/shell-sdk';
import { CardForm } from '@leafshift/ui/card-form';
import { FocusOnChange } from '@leafshift/ui/focus';
import { PaymentMethodList } from '@leafshift/ui/payment-methods';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BankAccountForm } from '../bank-connection/bank-account-form.tsx';
import { BankAccountList } from '../bank-connection/bank-account-list.tsx';
import { BankWays } from '../bank-connection/bank-ways.tsx';
import type { StepProps } from '../frame/step.ts';
import { Way, Ways } from '../ways/way.tsx';

/** Step 4 of an employer: a card, and a bank where they want one. */
export function PaymentMethodStep({ user }: StepProps) {
  const { t } = useTranslation('mf-onboarding');
  const { api, setUser, notify } = useShell();
  const [entering, setEntering] = useState<'card' | 'bank' | null>(null);
  const stop = () => setEntering(null);

  return (
    <FocusOnChange of={entering}>
      {entering === 'card' && (
        <CardForm
          api={api}
          onBack={stop}
          onRefused={(msg) => notify('Error', msg)}
          onNotSaved={() => notify('Error', t('toast.error'))}
          onSaved={(changed) => {
            setUser(changed);
            stop();
            notify('Success', t('toast.cardAdded'));
          }}
        />
      )}
      {entering === 'bank' && <BankAccountForm onDone={stop} />}
      {entering === null && (
        <>
          <Ways>
            <Way
              icon={<CreditCardOutlined aria-hidden />}
              title={t('payment.card')}
              text={t('payment.cardText')}
              onChoose={() => setEntering('card')}
            />
            <BankWays accounts={user.bankDetails} onNumbers={() => setEntering('bank')} />
          </Ways>
          <PaymentMethodList methods={user.paymentMethods} />
          {user.bankDetails.length > 0 && <BankAccountList accounts={user.bankDetails} />}
        </>
      )}
    </FocusOnChange>
  );
}
