import { CREDENTIALS } from '@leafshift/domain/credentials';
import { SelectField } from '@leafshift/ui/form';
import { useTranslation } from 'react-i18next';

/** Which credentials a posting asks for, of any number; `hint` says what else counts. */
export function CredentialsField({ hint }: { readonly hint?: string }) {
  const { t } = useTranslation('mf-employer');
  return (
    <SelectField
      name="credentials"
      label={t('jobFacts.credentials')}
      hint={hint}
      optional
      multiple
      placeholder={t('jobFacts.noCredentials')}
      options={CREDENTIALS.map((value) => ({ value, label: value }))}
    />
  );
}
