import {
  type Bookkeeping,
  BookkeepingForm,
  MAX_REFERENCE,
  saveBookkeeping,
} from '@leafshift/contracts/bookkeeping';
import type { Location } from '@leafshift/contracts/profile';
import { useShell } from '@leafshift/shell-sdk';
import { FieldRow, FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './bookkeeping.module.css';
import { bookkeepingQuery } from './queries.ts';

interface Props {
  readonly bookkeeping: Bookkeeping;
  readonly locations: readonly Location[];
}

/** The business's own numbers, and below them those of each store. */
export function BookkeepingEditor({ bookkeeping, locations }: Props) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const { gstNumber, purchaseOrder, stores } = bookkeeping;
  return (
    <ZodForm
      schema={BookkeepingForm}
      defaultValues={{
        gstNumber: gstNumber ?? '',
        purchaseOrder: purchaseOrder ?? '',
        stores: locations.map(({ _id: location }) => {
          const own = stores.find((store) => store.location === location);
          return {
            location,
            purchaseOrder: own?.purchaseOrder ?? '',
            costCentre: own?.costCentre ?? '',
          };
        }),
      }}
      label={t('bookkeeping.title')}
      onSubmit={async (body) => {
        const saved = await api.send(saveBookkeeping, { body });
        client.setQueryData(bookkeepingQuery(api).queryKey, saved);
        notify('Success', t('bookkeeping.saved'));
      }}
    >
      <FieldRow>
        <TextField
          optional
          name="gstNumber"
          label={t('bookkeeping.gstNumber')}
          hint={t('bookkeeping.gstNumberHint')}
        />
        <TextField
          optional
          name="purchaseOrder"
          label={t('bookkeeping.purchaseOrder')}
          hint={t('bookkeeping.purchaseOrderHint')}
          maxLength={MAX_REFERENCE}
        />
      </FieldRow>
      {locations.map(({ _id, locationName }, index) => (
        <fieldset key={_id} className={styles.store}>
          <legend>
            <bdi>{locationName}</bdi>
          </legend>
          <FieldRow>
            <TextField
              optional
              name={`stores.${index}.purchaseOrder`}
              label={t('bookkeeping.purchaseOrder')}
              maxLength={MAX_REFERENCE}
            />
            <TextField
              optional
              name={`stores.${index}.costCentre`}
              label={t('bookkeeping.costCentre')}
              maxLength={MAX_REFERENCE}
            />
          </FieldRow>
        </fieldset>
      ))}
      <FormActions>
        <SubmitButton>{t('bookkeeping.save')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
