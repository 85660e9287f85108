import { CERTIFICATES, CertificateForm as CertificateSchema } from '@leafshift/contracts/profile';
import type { ApiClient } from '@leafshift/data-access';
import type { ReactNode } from 'react';
import { FormActions, SelectField, SubmitButton, TextField, ZodForm } from '../form/index.ts';
import { ImageField } from '../image-upload/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';

interface Props {
  readonly api: ApiClient;
  readonly onSubmit: (certificate: CertificateSchema) => Promise<void>;
  readonly actions?: ReactNode;
}

/** Asks for a certificate's name and number, and a picture of it where there is one; then for the next. */
export function CertificateForm({ api, onSubmit, actions }: Props) {
  const t = useUiText();
  return (
    <ZodForm
      schema={CertificateSchema}
      defaultValues={{ certificateName: '', certificateNumber: '' }}
      onSubmit={onSubmit}
      resets
      label={t('certificate.add')}
    >
      <SelectField
        name="certificateName"
        label={t('certificate.name')}
        options={Object.keys(CERTIFICATES).map((name) => ({ value: name, label: name }))}
      />
      <TextField name="certificateNumber" label={t('certificate.number')} />
      <ImageField
        name="certificateUrl"
        api={api}
        kind="certificate"
        label={t('certificate.picture')}
      />
      <FormActions>
        {actions}
        <SubmitButton>{t('certificate.add')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
