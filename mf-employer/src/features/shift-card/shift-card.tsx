import type { TempPost } from '@leafshift/contracts/posts';
import { truncate } from '@leafshift/domain/text';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { lazyPart } from '@leafshift/ui/lazy';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TakenDownNote } from '../posts/posting-note.tsx';
import { useMay } from '../team/use-may.ts';
import { CardFoot } from './card-foot.tsx';
import styles from './shift-card.module.css';
import { ShiftCounts } from './shift-counts.tsx';

const Details = lazyPart(async () => (await import('./shift-card-details.tsx')).ShiftCardDetails);

interface ShiftCardProps {
  readonly post: TempPost;
  /** Quiet buttons beside 'Show Details'. */
  readonly links?: ReactNode;
  /** Buttons for what can be done with the shift here. */
  readonly actions?: ReactNode;
}

/** A shift of mine on the dashboard and among the postings (POST-44). */
export function ShiftCard({ post, links, actions }: ShiftCardProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const trade = useTrade();
  const id = useId();
  const seesMoney = useMay('money');
  const { locationName, fullAddress } = post.location;
  return (
    <article className={styles.card} aria-labelledby={`${id}-name`}>
      <header className={styles.head}>
        <div className={styles.where}>
          <h3 id={`${id}-name`} className={styles.name} title={locationName}>
            <bdi>{truncate(locationName)}</bdi>
          </h3>
          <p className={styles.address} title={fullAddress}>
            <bdi>{truncate(fullAddress)}</bdi>
          </p>
        </div>
        <ShiftCounts post={post} />
      </header>
      <TakenDownNote reason={post.takenDownReason} />
      <p className={styles.when}>
        <ShiftDate at={post.date} zone={post.timeZone} />
        <ShiftTime start={post.date} end={post.endDate} zone={post.timeZone} />
        <span className={styles.role}>{trade(post.jobTitle)}</span>
      </p>
      <dl className={styles.figures}>
        <Figure label={t('shift.temps')} value={formats.number(post.totalWorkers)} />
        <Figure label={t('shift.duration')} value={formats.hours(post.duration)} />
        {seesMoney && (
          <>
            <Figure label={t('shift.hourlyRate')} value={<Money dollars={post.rate} />} />
            <Figure label={t('shift.totalRate')} value={<Money dollars={post.totalRate} />} />
          </>
        )}
      </dl>
      <CardFoot
        details={<Details.Part post={post} />}
        preload={Details.preload}
        links={links}
        actions={actions}
      />
    </article>
  );
}

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
