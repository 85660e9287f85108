import type { Timesheet } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { postQuery } from '../posts/queries.ts';
import { WaitingEntries, WaitingEntry } from '../shift/waiting-entry.tsx';
import { whenShiftReached } from '../shift-modal/lazy-shift-modal.ts';
import { useOpenShift } from '../shift-modal/use-open-shift.ts';
import { Claim } from './claim.tsx';
import styles from './disputes.module.css';
import { openDisputesQuery } from './queries.ts';
import { useSaidClaims } from './use-said-claims.ts';

/** Disputes that wait for my answer, each opening its shift; nothing where there are none. */
export function HomeDisputes() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const { data } = useQuery(openDisputesQuery(api));
  if (!data || data.length === 0) return null;
  return (
    <WaitingEntries title={t('disputes.title')}>
      {data.map((sheet) => (
        <Entry key={sheet._id} sheet={sheet} />
      ))}
    </WaitingEntries>
  );
}

function Entry({ sheet }: { readonly sheet: Timesheet }) {
  const { api } = useShell();
  const { data: post } = useQuery(postQuery(api, sheet.postId));
  return post?.employmentType === 'Temp' ? <OpenDispute post={post} sheet={sheet} /> : null;
}

interface OpenDisputeProps {
  readonly post: TempPost;
  readonly sheet: Timesheet;
}

function OpenDispute({ post, sheet }: OpenDisputeProps) {
  const { t } = useTranslation('mf-employer');
  const trade = useTrade();
  const formats = useFormats();
  const { open } = useOpenShift();
  const said = useSaidClaims(post.timeZone);
  const worker = post.confirmedArr.find(({ _id }) => _id === sheet.confirmedId);
  const what = `${trade(post.jobTitle)} · ${formats.date(post.date, post.timeZone)}`;
  return (
    <li>
      <WaitingEntry
        what={what}
        mark={t('disputes.mark')}
        actions={
          <Button
            size="large"
            aria-label={`${t('disputes.look')}: ${what}`}
            onClick={() => open(post._id, 'confirmed')}
            {...whenShiftReached}
          >
            {t('disputes.look')}
          </Button>
        }
      >
        <Claim post={post} name={worker?.name ?? ''} sheet={sheet} />
        {sheet.dispute && (
          <p className={styles.note}>
            {t('disputes.answerBy', { time: said.time(sheet.dispute.answerBy) })}
          </p>
        )}
      </WaitingEntry>
    </li>
  );
}
