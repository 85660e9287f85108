import type { BusinessProfileForm as BusinessSchema, Profile } from '@leafshift/contracts/profile';
import type { ApiClient } from '@leafshift/data-access';
import { useMessages } from '@leafshift/i18n/messages';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  FieldRow,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  ZodForm,
} from '../form/index.ts';
import { ImageField } from '../image-upload/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { LockedFields } from '../review/index.ts';
import { BusinessFormSchema } from './business-form-schema.ts';

interface Props {
  readonly api: ApiClient;
  readonly profile: Profile;
  readonly onSubmit: (profile: BusinessSchema) => Promise<void>;
  /** Without a picture: what to say, 'Please upload an image' as an Error (ONBOARD-30). */
  readonly onImageMissing: (msg: string) => void;
  /** The form's id, for a button that stands elsewhere. */
  readonly id?: string;
  /** Under which name what is typed survives a reload. */
  readonly draft?: string;
  /** The buttons of the form, where they stand in it. */
  readonly children?: ReactNode;
}

/** The business's picture, type, name, phone and description (ONBOARD-15). */
export function BusinessProfileForm({
  api,
  profile,
  onSubmit,
  onImageMissing,
  id,
  draft,
  children,
}: Props) {
  const t = useUiText();
  const say = useMessages();
  const submit = ({ pos, ...values }: BusinessFormSchema): Promise<void> =>
    onSubmit({ ...values, posExperience: values.businessType === 'Retail' && pos ? [pos] : [] });

  return (
    <ZodForm
      {...(id !== undefined && { id })}
      draft={draft === undefined ? undefined : { name: draft }}
      schema={BusinessFormSchema}
      defaultValues={{
        profileImage: profile.profileImage,
        name: profile.name ?? '',
        phoneNumber: profile.phoneNumber ?? '',
        bio: profile.bio ?? '',
        businessType: profile.businessType ?? 'Retail',
        pos: profile.posExperience[0] ?? '',
      }}
      onSubmit={submit}
      onInvalid={({ profileImage }) => {
        if (profileImage?.message) onImageMissing(say(profileImage.message));
      }}
      label={t('business.title')}
    >
      <ImageField
        name="profileImage"
        api={api}
        kind="profile-picture"
        label={t('business.picture')}
        crop="square"
      />
      <SelectField
        name="businessType"
        label={t('business.type')}
        options={[
          { value: 'Retail', label: t('business.Retail') },
          { value: 'Producer', label: t('business.Producer') },
          { value: 'Agency', label: t('business.Agency') },
        ]}
      />
      <PosOfRetail />
      <LockedFields profile={profile} who="business">
        {(lockOf) => (
          <FieldRow>
            <TextField
              name="name"
              label={t('business.name')}
              autoComplete="organization"
              {...lockOf('name')}
            />
            <TextField
              name="phoneNumber"
              label={t('business.phone')}
              type="tel"
              autoComplete="tel"
            />
          </FieldRow>
        )}
      </LockedFields>
      <TextAreaField name="bio" label={t('business.description')} maxLength={2000} />
      {children}
    </ZodForm>
  );
}

function PosOfRetail() {
  const t = useUiText();
  if (useWatch({ name: 'businessType' }) !== 'Retail') return null;
  return (
    <RadioField
      name="pos"
      label={t('business.pos')}
      options={[
        { value: 'cova', label: t('pos.cova') },
        { value: 'greenline', label: t('pos.greenline') },
        { value: 'other', label: t('pos.other') },
      ]}
    />
  );
}
