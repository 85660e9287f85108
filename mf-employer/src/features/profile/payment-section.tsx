import { chooseDefaultCard, removeCard } from '@leafshift/contracts/stripe';
import { messageOf } from '@leafshift/data-access';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { CardForm } from '@leafshift/ui/card-form';
import { PaymentMethodList } from '@leafshift/ui/payment-methods';
import { useTranslation } from 'react-i18next';
import { AddInModal } from './add-in-modal.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Which cards invoices can be charged to: add, remove, choose the default. */
export function PaymentSection() {
  const { t } = useTranslation('mf-employer');
  const { api, notify, setUser } = useShell();
  const { paymentMethods } = useUser();
  return (
    <ProfileSection
      id="payment"
      title={t('profile.paymentMethod')}
      action={
        <AddInModal label={t('profile.addPaymentMethod')}>
          {(close) => (
            <CardForm
              api={api}
              onBack={close}
              onSaved={(user) => {
                setUser(user);
                notify('Success', t('toast.cardAdded'));
                close();
              }}
            />
          )}
        </AddInModal>
      }
    >
      <PaymentMethodList
        methods={paymentMethods}
        onRemove={async (id) => {
          try {
            setUser(await api.send(removeCard, { params: { id } }));
            notify('Success', t('toast.cardRemoved'));
          } catch (error) {
            notify('Error', messageOf(error));
          }
        }}
        onChooseDefault={async (id) => {
          try {
            setUser(await api.send(chooseDefaultCard, { params: { id } }));
            notify('Success', t('toast.defaultCard'));
          } catch (error) {
            notify('Error', messageOf(error));
          }
        }}
      />
    </ProfileSection>
  );
}
