import type { MemberRole, MemberTerms } from '@leafshift/contracts/members';
import type { Location } from '@leafshift/contracts/profile';
import { Email } from '@leafshift/contracts/users';
import { MEMBER_ROLES } from '@leafshift/domain/business-members';
import { textCode } from '@leafshift/domain/text-code';
import { CheckboxField, RadioField } from '@leafshift/ui/form';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import styles from './team.module.css';

const fields = {
  role: z.enum(MEMBER_ROLES),
  /** Which stores, by their id; those that are not there are not chosen. */
  stores: z.record(z.string(), z.boolean().optional()),
  reach: z.enum(['all', 'some']),
};

/** What somebody is to be, as the form holds it; some stores are one at least. */
export const TermsFields = z.strictObject(fields).refine(hasStore, {
  path: ['reach'],
  error: textCode('FIELD_REQUIRED'),
});
export type TermsFields = z.infer<typeof TermsFields>;

export const InviteFields = z
  .strictObject({ ...fields, email: Email })
  .refine(hasStore, { path: ['reach'], error: textCode('FIELD_REQUIRED') });

function hasStore({ role, reach, stores }: z.infer<z.ZodObject<typeof fields>>): boolean {
  return role === 'owner' || reach === 'all' || Object.values(stores).includes(true);
}

export const toTerms = ({ role, reach, stores }: TermsFields): MemberTerms => ({
  role,
  stores:
    role === 'owner' || reach === 'all' ? null : Object.keys(stores).filter((id) => stores[id]),
});

export const toFields = ({
  role,
  stores,
}: {
  readonly role: MemberRole;
  readonly stores: readonly string[] | null;
}): TermsFields => ({
  role,
  reach: stores === null ? 'all' : 'some',
  stores: Object.fromEntries((stores ?? []).map((id) => [id, true])),
});

/** Role and stores of somebody. */
export function TermsChoices({ locations }: { readonly locations: readonly Location[] }) {
  const { t } = useTranslation('mf-employer');
  const { watch } = useFormContext<TermsFields>();
  const [role, reach] = watch(['role', 'reach']);
  return (
    <>
      <RadioField
        name="role"
        label={t('team.role')}
        isList
        options={MEMBER_ROLES.map((value) => ({
          value,
          label: t('team.roleAndMay', {
            role: t(`team.roles.${value}`),
            may: t(`team.may.${value}`),
          }),
        }))}
      />
      {role !== 'owner' && (
        <RadioField
          name="reach"
          label={t('team.stores')}
          options={[
            { value: 'all', label: t('team.allStores') },
            { value: 'some', label: t('team.someStores') },
          ]}
        />
      )}
      {role !== 'owner' && reach === 'some' && (
        <fieldset className={styles.stores}>
          <legend className="ls-unseen">{t('team.someStores')}</legend>
          {locations.map(({ _id, locationName }) => (
            <CheckboxField key={_id} name={`stores.${_id}`}>
              <bdi>{locationName}</bdi>
            </CheckboxField>
          ))}
        </fieldset>
      )}
    </>
  );
}
