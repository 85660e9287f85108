import type { Person } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { Fact, Facts } from '@leafshift/ui/facts';
import { Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { PersonLink } from '../desk/person-link.tsx';
import { useReadersZone } from '../desk/use-readers-zone.ts';
import { PersonMarks } from '../people/person-marks.tsx';

/** Who somebody is, as the account and the profile say. */
export function Account({ person: { user, profile, joinedBy } }: { readonly person: Person }) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const zone = useReadersZone();
  const lines: readonly (readonly [string, string | null | undefined])[] = [
    [t('person.nameInProfile'), profile?.name],
    [t('people.phone'), profile?.phoneNumber],
    [
      t('reviews.birthDay'),
      profile?.birthDay && formats.date(`${profile.birthDay}T12:00:00Z`, 'UTC'),
    ],
    [t('person.address'), profile?.fullAddress],
    [t('person.businessType'), profile?.businessType],
    [t('person.locations'), profile && formats.list([...profile.locations])],
    [t('person.certificates'), profile && formats.list([...profile.certificates])],
    [t('person.bio'), profile?.bio],
  ];
  return (
    <Section title={t('reviews.account')} action={<PersonMarks of={user} />}>
      <Facts columns={2}>
        <Fact label={t('people.email')} note={!user.emailVerified && t('person.notVerified')}>
          <bdi>{user.email}</bdi>
        </Fact>
        <Fact label={t('people.type')}>{t(`people.usertype.${user.usertype}`)}</Fact>
        <Fact label={t('people.since')}>{formats.date(user.createdAt, zone)}</Fact>
        {joinedBy && (
          <Fact label={t('person.joinedBy')}>
            <PersonLink id={joinedBy._id} name={joinedBy.name} />
          </Fact>
        )}
        {user.bankDetails.map(({ _id, bankName, last4 }) => (
          <Fact key={_id} label={t('person.bank')}>
            <bdi>{bankName}</bdi> <span dir="ltr">…{last4}</span>
          </Fact>
        ))}
        {user.paymentMethods.map(({ _id, brand, last4 }) => (
          <Fact key={_id} label={t('person.card')}>
            <bdi>{brand}</bdi> <span dir="ltr">…{last4}</span>
          </Fact>
        ))}
        {lines.map(
          ([label, value]) =>
            value && (
              <Fact key={label} label={label}>
                <bdi>{value}</bdi>
              </Fact>
            ),
        )}
      </Facts>
    </Section>
  );
}
