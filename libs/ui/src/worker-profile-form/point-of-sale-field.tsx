import { SelectField } from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';

/** The point-of-sale systems that a worker knows. */
export function PointOfSaleField({ label }: { readonly label: string }) {
  const t = useUiText();
  return (
    <SelectField
      name="posExperience"
      label={label}
      multiple
      optional
      options={[
        { value: 'cova', label: t('pos.cova') },
        { value: 'greenline', label: t('pos.greenline') },
        { value: 'other', label: t('pos.other') },
      ]}
    />
  );
}
