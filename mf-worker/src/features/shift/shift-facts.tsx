import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Fact, Facts } from '@leafshift/ui/facts';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';

/** Workers, Duration, Hourly Rate, Job Type, Job Title, Date, Location address and credentials (SHIFT-12). */
export function ShiftFacts({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const trade = useTrade();
  const formats = useFormats();
  const { credentials = [] } = shift;
  return (
    <Facts columns={3}>
      <Fact
        label={t('shift.date')}
        note={<ShiftTime start={shift.date} end={shift.endDate} zone={shift.timeZone} />}
      >
        <ShiftDate at={shift.date} zone={shift.timeZone} />
      </Fact>
      <Fact label={t('shift.duration')}>{formats.hours(shift.duration)}</Fact>
      <Fact label={t('shift.hourlyRate')}>
        <Money dollars={shift.rate} />
      </Fact>
      <Fact label={t('shift.jobTitle')}>{trade(shift.jobTitle)}</Fact>
      <Fact label={t('shift.jobType')}>{trade(shift.jobType)}</Fact>
      <Fact label={t('shift.workers')}>{formats.number(shift.totalWorkers)}</Fact>
      <Fact label={t('shift.location')} isWide note={<bdi>{shift.location.fullAddress}</bdi>}>
        <bdi>{shift.location.locationName}</bdi>
      </Fact>
      {credentials.length > 0 && (
        <Fact label={t('credentials.title')} isWide>
          {formats.list(credentials)}
        </Fact>
      )}
    </Facts>
  );
}
