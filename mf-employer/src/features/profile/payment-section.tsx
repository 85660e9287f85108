import { chooseDefaultCard, removeCard } from '@leafshift/contracts/stripe';
import type { PaymentMethod } from '@leafshift/contracts/users';
import { messageOf } from '@leafshift/data-access';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { lazyPart, usePreload } from '@leafshift/ui/lazy';
import { PaymentMethodList } from '@leafshift/ui/payment-methods';
import { FormSkeleton } from '@leafshift/ui/states';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AddInModal } from './add-in-modal.tsx';
import { ProfileSection } from './profile-section.tsx';

const CardForm = lazyPart(async () => (await import('@leafshift/ui/card-form')).CardForm);

/** Which cards invoices can be charged to: add, remove, choose the default. */
export function PaymentSection() {
  const { t } = useTranslation('mf-employer');
  const { api, notify, setUser } = useShell();
  const user = useUser();
  usePreload(CardForm);
  /** Shown at once, and taken back with the reason where it is refused. */
  const chooseDefault = async (id: string) => {
    setUser({ ...user, paymentMethods: withDefault(user.paymentMethods, id) });
    try {
      setUser(await api.send(chooseDefaultCard, { params: { id } }));
      notify('Success', t('toast.defaultCard'));
    } catch (error) {
      setUser(user);
      notify('Error', messageOf(error));
    }
  };
  return (
    <ProfileSection
      id="payment"
      title={t('profile.paymentMethod')}
      action={
        <AddInModal label={t('profile.addPaymentMethod')}>
          {(close) => (
            <Suspense fallback={<FormSkeleton fields={3} />}>
              <CardForm.Part
                api={api}
                onBack={close}
                onRefused={(msg) => notify('Error', msg)}
                onNotSaved={() => notify('Error', t('toast.error'))}
                onSaved={(changed) => {
                  setUser(changed);
                  notify('Success', t('toast.cardAdded'));
                  close();
                }}
              />
            </Suspense>
          )}
        </AddInModal>
      }
    >
      <PaymentMethodList
        methods={user.paymentMethods}
        onRemove={async (id) => {
          setUser(await api.send(removeCard, { params: { id } }));
          notify('Success', t('toast.cardRemoved'));
        }}
        onChooseDefault={chooseDefault}
      />
    </ProfileSection>
  );
}

const withDefault = (methods: readonly PaymentMethod[], id: string): PaymentMethod[] =>
  methods.map((method) => ({ ...method, isDefault: method._id === id }));
