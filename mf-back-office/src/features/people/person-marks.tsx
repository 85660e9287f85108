import type { PersonRow } from '@leafshift/contracts/back-office';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';

/** What is to be known of an account at first sight. */
export function PersonMarks({ of }: { readonly of: Pick<PersonRow, 'suspended' | 'underReview'> }) {
  const { t } = useTranslation('mf-back-office');
  if (of.suspended) return <StatusMark kind="problem">{t('people.suspended')}</StatusMark>;
  if (of.underReview) return <StatusMark kind="waiting">{t('people.underReview')}</StatusMark>;
  return (
    <StatusMark kind="confirmed" variant="plain">
      {t('people.active')}
    </StatusMark>
  );
}
