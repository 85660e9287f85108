import type { ShiftFile } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { Fact, Facts } from '@leafshift/ui/facts';
import { Section } from '@leafshift/ui/page';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { PersonLink } from '../desk/person-link.tsx';
import { LogTime } from '../log/log-time.tsx';
import { ShiftMark } from './shift-mark.tsx';

/** What a shift is, where and when, and whom to call there. */
export function ShiftFacts({ file }: { readonly file: ShiftFile }) {
  const { shift, fullAddress, supervisor, takenDownReason, completedAt } = file;
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const { date, endsAt, timeZone } = shift;
  return (
    <Section title={t('shifts.facts')} action={<ShiftMark state={shift.state} />}>
      <Facts columns={2}>
        <Fact label={t('people.usertype.Employer')}>
          <PersonLink id={shift.employer._id} name={shift.employer.name} />
        </Fact>
        <Fact
          label={t('shifts.when')}
          note={<ShiftTime start={date} end={endsAt} zone={timeZone} />}
        >
          <ShiftDate at={date} zone={timeZone} />
        </Fact>
        <Fact label={t('shifts.where')} note={<bdi>{fullAddress}</bdi>}>
          <bdi>{shift.locationName}</bdi>
        </Fact>
        <Fact
          label={t('shifts.supervisor')}
          note={
            <>
              <span dir="ltr">{supervisor.phoneNumber}</span> · <bdi>{supervisor.email}</bdi>
            </>
          }
        >
          <bdi>{supervisor.name}</bdi>
        </Fact>
        <Fact label={t('shifts.rate')} note={formats.hours(shift.durationHours)}>
          <Money dollars={shift.rate} />
        </Fact>
        <Fact
          label={t('today.workers')}
          note={t('shifts.requests', { number: formats.number(shift.requests) })}
        >
          {t('shifts.filled', {
            confirmed: formats.number(shift.confirmed),
            total: formats.number(shift.totalWorkers),
          })}
        </Fact>
        <Fact label={t('shifts.posted')}>
          <LogTime at={shift.createdAt} />
        </Fact>
        {completedAt !== null && (
          <Fact label={t('shifts.submitted')}>
            <LogTime at={completedAt} />
          </Fact>
        )}
        {takenDownReason !== null && (
          <Fact isWide label={t('shifts.takenDown')}>
            <bdi>{takenDownReason}</bdi>
          </Fact>
        )}
      </Facts>
    </Section>
  );
}
