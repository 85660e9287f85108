import type { User } from '@leafshift/contracts/users';
import { myProfileKey } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { BankForm } from '@leafshift/ui/bank-form';
import { FormModal } from '@leafshift/ui/form-modal';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { earningsKey, payoutsKey } from '../shift/queries.ts';

interface BankDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Connects a bank account; payouts that waited for one are sent after that. */
export function BankDialog({ isOpen, onClose }: BankDialogProps) {
  const { t } = useTranslation('mf-worker');
  const { api, setUser, notify } = useShell();
  const client = useQueryClient();

  const saved = (user: User): void => {
    setUser(user);
    notify('Success', t('toast.bankAdded'));
    onClose();
    for (const queryKey of [myProfileKey, payoutsKey, earningsKey]) {
      client.invalidateQueries({ queryKey }).catch((error: unknown) => reportError(error));
    }
  };

  return (
    <FormModal isOpen={isOpen} title={t('bank.title')} width={640} onClose={onClose}>
      <BankForm
        api={api}
        isForPay
        onSaved={saved}
        onRefused={() => notify('Error', t('toast.error'))}
        onBack={onClose}
      />
    </FormModal>
  );
}
