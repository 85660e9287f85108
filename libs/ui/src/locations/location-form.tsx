import { LocationForm as LocationSchema } from '@leafshift/contracts/profile';
import type { ReactNode } from 'react';
import { AddressFieldset } from '../address-search/index.ts';
import { FormActions, SubmitButton, TextField, ZodForm } from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';

interface Props {
  readonly googleMapsKey: string | null;
  readonly onSubmit: (location: LocationSchema) => Promise<void>;
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

/** Asks for a workplace by its name and Canadian address (specification, sections 2 and 5); then for the next. */
export function LocationForm({ googleMapsKey, onSubmit, actions }: Props) {
  const t = useUiText();
  return (
    <ZodForm
      schema={LocationSchema}
      defaultValues={EMPTY}
      onSubmit={onSubmit}
      resets
      label={t('location.add')}
    >
      <TextField name="locationName" label={t('location.name')} />
      <AddressFieldset googleMapsKey={googleMapsKey} />
      <FormActions>
        {actions}
        <SubmitButton>{t('location.add')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
