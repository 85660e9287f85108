import {
  CERTIFICATES,
  type Certificate,
  CertificateForm as CertificateSchema,
  certificateNameOf,
} from '@leafshift/contracts/profile';
import type { ApiClient } from '@leafshift/data-access';
import type { ReactNode } from 'react';
import {
  FieldRow,
  FormActions,
  SelectField,
  SubmitButton,
  TextField,
  ZodForm,
} from '../form/index.ts';
import { ImageField } from '../image-upload/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';

interface Props {
  readonly api: ApiClient;
  readonly onSubmit: (certificate: CertificateSchema) => Promise<void>;
  /** Under which name what is typed survives a reload. */
  readonly draft?: string;
  readonly actions?: ReactNode;
  /** Is handed in again; without it another one is added, and then the next. */
  readonly certificate?: Certificate;
}

const EMPTY = { certificateName: '', certificateNumber: '', issuedOn: '', expiresOn: '' };

/** Asks for a certificate's kind, number and days, and a picture of it where there is one. */
export function CertificateForm({ api, draft, onSubmit, actions, certificate }: Props) {
  const t = useUiText();
  const title = t(certificate ? 'certificate.handIn' : 'certificate.add');
  const kinds = Object.keys(CERTIFICATES);
  const given = certificate && formOf(certificate);
  // Names that are no longer on offer, or never were, stay as they are.
  const names =
    given && !kinds.includes(given.certificateName) ? [given.certificateName, ...kinds] : kinds;
  return (
    <ZodForm
      schema={CertificateSchema}
      defaultValues={given ?? EMPTY}
      onSubmit={onSubmit}
      resets={!certificate}
      // The picture's address shows nothing any more after a minute.
      draft={draft === undefined ? undefined : { name: draft, without: ['certificateUrl'] }}
      label={title}
    >
      <SelectField
        name="certificateName"
        label={t('certificate.name')}
        options={names.map((name) => ({ value: name, label: name }))}
      />
      <TextField name="certificateNumber" label={t('certificate.number')} />
      <FieldRow>
        <TextField name="issuedOn" label={t('certificate.issued')} type="date" optional />
        <TextField name="expiresOn" label={t('certificate.expires')} type="date" optional />
      </FieldRow>
      <ImageField
        name="certificateUrl"
        api={api}
        kind="certificate"
        label={t('certificate.picture')}
      />
      <p>{t('certificate.reviewed')}</p>
      <FormActions>
        {actions}
        <SubmitButton>{title}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}

/** Its picture stays where no other one is chosen, because its address is over in a minute. */
const formOf = ({
  certificationName,
  certificationNumber,
  issuedOn = '',
  expiresOn = '',
}: Certificate) => ({
  certificateName: certificateNameOf(certificationName),
  certificateNumber: certificationNumber,
  issuedOn,
  expiresOn,
});
