import { useTranslation } from 'react-i18next';

/** The number that we call, or that there is none yet. */
export function PhoneNumber({ number }: { readonly number: string | null }) {
  const { t } = useTranslation('my-part');
  return <p>{number ?? t('noPhone')}</p>;
}
