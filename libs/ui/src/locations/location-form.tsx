import { LocationForm as LocationSchema } from '@leafshift/contracts/profile';
import type { ReactNode } from 'react';
import { AddressFieldset } from '../address-search/index.ts';
import { FormActions, SubmitButton, TextField, ZodForm } from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';

interface Props {
  readonly googleMapsKey: string | null;
  /** The location to change; absent for a new one. */
  readonly initial?: LocationSchema | undefined;
  /** What the button says; 'Add Location' when absent. */
  readonly submitLabel?: string;
  readonly onSubmit: (location: LocationSchema) => Promise<void>;
  /** Under which name what is typed survives a reload. */
  readonly draft?: string;
  readonly actions?: ReactNode;
}

const EMPTY = {
  locationName: '',
  fullAddress: '',
  address: '',
  city: '',
  province: '',
  postalCode: '',
  country: 'Canada',
};

/** Asks for a workplace by its name and Canadian address (ONBOARD-37); then for the next. */
export function LocationForm(props: Props) {
  const { googleMapsKey, initial, submitLabel, draft, onSubmit, actions } = props;
  const t = useUiText();
  const label = submitLabel ?? t('location.add');
  return (
    <ZodForm
      schema={LocationSchema}
      defaultValues={initial ?? EMPTY}
      onSubmit={onSubmit}
      resets={!initial}
      draft={draft === undefined ? undefined : { name: draft }}
      label={label}
    >
      <TextField name="locationName" label={t('location.name')} />
      <AddressFieldset googleMapsKey={googleMapsKey} />
      <FormActions>
        {actions}
        <SubmitButton>{label}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
