import Alert from 'antd/es/alert';
import AutoComplete from 'antd/es/auto-complete';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldFrame, FieldRow, SelectField, TextField, useField } from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './address-fields.module.css';
import { builtInPlaces } from './built-in-places.ts';
import { googlePlaces } from './google-places.ts';
import { KnownPlace } from './known-place.tsx';
import { useAddressSync } from './use-address-sync.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';
import { useProvinceOptions } from './use-province-options.ts';

/**
 * The address of the surrounding form: a search over Canadian places, and its parts, which can
 * always be typed by hand. Fills the fields of `AddressFields`. A search that fails says so and
 * loses nothing.
 */
export function AddressFieldset({ googleMapsKey }: { googleMapsKey: string | null }) {
  const t = useUiText();
  const provinces = useProvinceOptions();
  const source = useMemo(
    () => (googleMapsKey ? googlePlaces(googleMapsKey) : builtInPlaces),
    [googleMapsKey],
  );
  const { message, value, onChange, onBlur, ref } = useField('fullAddress');
  const { suggestions, outcome, search, choose } = usePlaceSuggestions(source);
  const { standIn, take, place, writeLine } = useAddressSync();
  const isPlaced = useIsPlaced();

  return (
    <>
      <FieldFrame label={t('address.search')} hint={t('address.searchHint')} error={message}>
        {(ids) => (
          <AutoComplete
            {...ids}
            ref={ref}
            size="large"
            value={value ?? ''}
            options={suggestions.map(({ label }) => ({ value: label, label, title: label }))}
            optionRender={({ label }) => <bdi>{label}</bdi>}
            defaultActiveFirstOption
            notFoundContent={
              outcome === 'empty' && <span className={styles.note}>{t('address.notFound')}</span>
            }
            onSearch={(text) => {
              onChange(text);
              search(text);
            }}
            onSelect={async (label: string) => {
              const found = await choose(label);
              if (found) take(found);
            }}
            onBlur={() => {
              writeLine();
              onBlur();
            }}
            {...(message && { status: 'error' as const })}
          />
        )}
      </FieldFrame>
      {outcome === 'failed' && (
        <Alert type="warning" showIcon role="status" title={t('address.searchFailed')} />
      )}
      <TextField name="address" label={t('address.street')} autoComplete="address-line1" />
      <div className={styles.town}>
        <FieldRow>
          <TextField name="city" label={t('address.city')} autoComplete="address-level2" />
          <SelectField name="province" label={t('address.province')} options={provinces} />
          <TextField name="postalCode" label={t('address.postalCode')} autoComplete="postal-code" />
        </FieldRow>
        <p className={styles.note} role="status">
          {standIn && t('address.standIn', standIn)}
          {!isPlaced && t('address.notPlaced')}
        </p>
        {isPlaced && (
          <KnownPlace
            googleMapsKey={googleMapsKey}
            standIn={standIn?.capital ?? null}
            onPlace={place}
          />
        )}
      </div>
    </>
  );
}

/** Registers the parts that follow from the town; false where a town is there and they are not. */
function useIsPlaced(): boolean {
  const parts = [useField('country'), useField('latitude'), useField('longitude')];
  const [city, province] = useWatch({ name: ['city', 'province'] });
  return !(city && province && parts.some(({ message }) => message));
}
