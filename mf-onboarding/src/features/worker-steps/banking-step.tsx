import { FocusOnChange } from '@leafshift/ui/focus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BankAccountForm } from '../bank-connection/bank-account-form.tsx';
import { BankAccountList } from '../bank-connection/bank-account-list.tsx';
import { BankWays } from '../bank-connection/bank-ways.tsx';
import { LaterNote } from '../frame/later-note.tsx';
import type { StepProps } from '../frame/step.ts';
import { Ways } from '../ways/way.tsx';

/** Step 3 of a worker: a bank for payouts, which may be left for later. */
export function BankingStep({ user }: StepProps) {
  const { t } = useTranslation('mf-onboarding');
  const [isTyping, setTyping] = useState(false);
  return (
    <FocusOnChange of={isTyping ? 'form' : null}>
      {isTyping ? (
        <BankAccountForm onDone={() => setTyping(false)} />
      ) : (
        <>
          <Ways>
            <BankWays accounts={user.bankDetails} onNumbers={() => setTyping(true)} />
          </Ways>
          <BankAccountList accounts={user.bankDetails} />
          {user.bankDetails.length === 0 && <LaterNote text={t('payment.bankLater')} />}
        </>
      )}
    </FocusOnChange>
  );
}
