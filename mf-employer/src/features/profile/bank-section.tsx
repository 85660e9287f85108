import { removeBank } from '@leafshift/contracts/stripe';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { EntryList, TwoLines } from '@leafshift/ui/entry-list';
import { lazyPart } from '@leafshift/ui/lazy';
import { FormSkeleton } from '@leafshift/ui/states';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AddInModal } from './add-in-modal.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';

const BankForm = lazyPart(async () => (await import('@leafshift/ui/bank-form')).BankForm);

/** The bank accounts of the business, as step 4 of the onboarding has them (MONEY-77). */
export function BankSection() {
  const { t } = useTranslation('mf-employer');
  const { api, notify, setUser } = useShell();
  const { bankDetails } = useUser();
  return (
    <ProfileSection
      id="bank"
      title={t('profile.banks')}
      action={
        <AddInModal label={t('profile.addBank')}>
          {(close) => (
            <Suspense fallback={<FormSkeleton fields={6} />}>
              <BankForm.Part
                api={api}
                onBack={close}
                onRefused={() => notify('Error', t('toast.error'))}
                onSaved={(changed) => {
                  setUser(changed);
                  notify('Success', t('toast.bankAdded'));
                  close();
                }}
              />
            </Suspense>
          )}
        </AddInModal>
      }
    >
      <p className={styles.note}>{t('profile.bankUse')}</p>
      <EntryList
        title={t('profile.banks')}
        emptyText={t('profile.noBanks')}
        onRemove={async (id) => {
          setUser(await api.send(removeBank, { params: { id } }));
          notify('Success', t('toast.bankRemoved'));
        }}
        entries={bankDetails.map(({ _id, bankName, last4 }) => ({
          id: _id,
          name: bankName,
          content: <TwoLines first={bankName} second={t('profile.bankEndingIn', { last4 })} />,
        }))}
      />
    </ProfileSection>
  );
}
