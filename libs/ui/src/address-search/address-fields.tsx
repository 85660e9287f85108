import { PROVINCES } from '@leafshift/domain/provinces';
import Alert from 'antd/es/alert';
import AutoComplete from 'antd/es/auto-complete';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame, FieldRow, SelectField, TextField, useField } from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { builtInPlaces } from './built-in-places.ts';
import { googlePlaces } from './google-places.ts';
import type { FoundAddress } from './place-source.ts';
import { useAddressSync } from './use-address-sync.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

/**
 * The address of the surrounding form: a search over Canadian places, and its parts, which can
 * always be typed by hand. Fills the fields of `AddressFields`. A search that fails says so and
 * loses nothing.
 */
export function AddressFieldset({ googleMapsKey }: { googleMapsKey: string | null }) {
  const t = useUiText();
  const { setValue } = useFormContext();
  const source = useMemo(
    () => (googleMapsKey ? googlePlaces(googleMapsKey) : builtInPlaces),
    [googleMapsKey],
  );
  const { message, value, onChange, onBlur } = useField('fullAddress');
  const { suggestions, failed, search, choose } = usePlaceSuggestions(source);
  const keepInStep = useAddressSync();

  const take = (found: FoundAddress): void => {
    for (const [name, part] of Object.entries(found)) {
      setValue(name, part, { shouldDirty: true, shouldValidate: true });
    }
    keepInStep();
  };

  return (
    <>
      <FieldFrame label={t('address.search')} hint={t('address.searchHint')} error={message}>
        {(ids) => (
          <AutoComplete
            {...ids}
            size="large"
            value={value ?? ''}
            options={suggestions.map(({ id, label }) => ({ value: id, label }))}
            onSearch={(text) => {
              onChange(text);
              search(text);
            }}
            onSelect={async (id: string) => {
              const found = await choose(id);
              if (found) take(found);
            }}
            onBlur={onBlur}
            {...(message && { status: 'error' as const })}
          />
        )}
      </FieldFrame>
      {failed && <Alert type="warning" showIcon role="status" title={t('address.searchFailed')} />}
      <TextField name="address" label={t('address.street')} autoComplete="address-line1" />
      <FieldRow>
        <TextField name="city" label={t('address.city')} autoComplete="address-level2" />
        <SelectField
          name="province"
          label={t('address.province')}
          options={PROVINCES.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextField name="postalCode" label={t('address.postalCode')} autoComplete="postal-code" />
      </FieldRow>
    </>
  );
}
