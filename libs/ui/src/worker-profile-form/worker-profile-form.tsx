import type { Profile, WorkerProfileForm as WorkerSchema } from '@leafshift/contracts/profile';
import type { ApiClient } from '@leafshift/data-access';
import type { ReactNode } from 'react';
import { AddressFieldset } from '../address-search/index.ts';
import { ZodForm } from '../form/index.ts';
import { ImageField } from '../image-upload/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { WorkerFormSchema } from './birth-day.ts';
import { PersonFields } from './person-fields.tsx';
import { PointOfSaleField } from './point-of-sale-field.tsx';
import { workerProfileValues } from './worker-profile-values.ts';

interface Props {
  readonly api: ApiClient;
  readonly profile: Profile;
  readonly googleMapsKey: string | null;
  readonly onSubmit: (profile: WorkerSchema) => Promise<void>;
  /** The form's id, for a button that stands elsewhere. */
  readonly id?: string;
  /** Under which name what is typed survives a reload. */
  readonly draft?: string;
  /** The buttons of the form, where they stand in it. */
  readonly children?: ReactNode;
}

/** A worker's picture, person, address and experience (ONBOARD-20). */
export function WorkerProfileForm({
  api,
  profile,
  googleMapsKey,
  onSubmit,
  id,
  draft,
  children,
}: Props) {
  const t = useUiText();

  return (
    <ZodForm
      {...(id !== undefined && { id })}
      draft={draft === undefined ? undefined : { name: draft }}
      schema={WorkerFormSchema}
      defaultValues={{ ...workerProfileValues(profile), profileImage: profile.profileImage }}
      onSubmit={onSubmit}
      label={t('worker.title')}
    >
      <ImageField
        name="profileImage"
        api={api}
        kind="profile-picture"
        label={t('worker.picture')}
        crop="round"
      />
      <PersonFields profile={profile} />
      <AddressFieldset googleMapsKey={googleMapsKey} />
      <PointOfSaleField label={t('worker.pos')} />
      {children}
    </ZodForm>
  );
}
