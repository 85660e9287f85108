import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Fact, Facts } from '@leafshift/ui/facts';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { useMay } from '../team/use-may.ts';

/** Workers, Duration, Hourly Rate, Job Type, Job Title, Date, Location address and credentials of a shift. */
export function ShiftFacts({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const trade = useTrade();
  const seesMoney = useMay('money');
  const { credentials = [] } = post;
  return (
    <Facts columns={3}>
      <Fact label={t('shift.workers')}>{formats.number(post.totalWorkers)}</Fact>
      <Fact label={t('shift.duration')}>{formats.hours(post.duration)}</Fact>
      {seesMoney && (
        <Fact label={t('shift.hourlyRate')}>
          <Money dollars={post.rate} />
        </Fact>
      )}
      <Fact label={t('shift.jobType')}>{trade(post.jobType)}</Fact>
      <Fact label={t('shift.jobTitle')}>{trade(post.jobTitle)}</Fact>
      <Fact
        label={t('shift.date')}
        note={<ShiftTime start={post.date} end={post.endDate} zone={post.timeZone} />}
      >
        <ShiftDate at={post.date} zone={post.timeZone} />
      </Fact>
      <Fact label={t('shift.location')} isWide note={<bdi>{post.location.fullAddress}</bdi>}>
        <bdi>{post.location.locationName}</bdi>
      </Fact>
      {credentials.length > 0 && (
        <Fact label={t('jobFacts.credentials')} isWide>
          {formats.list(credentials)}
        </Fact>
      )}
    </Facts>
  );
}
