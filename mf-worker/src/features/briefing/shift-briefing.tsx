import { type ComingBriefing, readBriefing } from '@leafshift/contracts/briefings';
import type { TempPost } from '@leafshift/contracts/posts';
import { useWaitingCall } from '@leafshift/remote-pages/waiting';
import { useShell } from '@leafshift/shell-sdk';
import { Fact, Facts } from '@leafshift/ui/facts';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingNote } from '../waiting/waiting-note.tsx';
import styles from './briefing.module.css';
import { comingBriefingsQuery } from './queries.ts';

const PARTS = ['entrance', 'clothing', 'contact'] as const;

/** What I have to know of the place of a shift that I am confirmed on; nothing on others. */
export function ShiftBriefing({ shift }: { readonly shift: TempPost }) {
  const { api } = useShell();
  const isConfirmed = shift.confirmedArr.length > 0 && shift.status === null;
  const { data } = useQuery({ ...comingBriefingsQuery(api), enabled: isConfirmed });
  const coming = data?.find(({ post }) => post === shift._id);
  return coming && isConfirmed ? <Briefing coming={coming} /> : null;
}

function Briefing({ coming }: { readonly coming: ComingBriefing }) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const client = useQueryClient();
  const { post: postId, briefing, readAt } = coming;
  const params = { postId };
  const body = { version: briefing.version };
  const read = useWaitingCall(readBriefing, params, {
    onSent: () => undefined,
    onSettled: () => client.invalidateQueries({ queryKey: comingBriefingsQuery(api).queryKey }),
  });
  return (
    <section className={styles.briefing} aria-label={t('briefing.title')}>
      <h3 className={styles.title}>{t('briefing.title')}</h3>
      <Facts>
        {PARTS.filter((part) => briefing[part] !== '').map((part) => (
          <Fact key={part} isWide label={t(`briefing.${part}`)}>
            <span className={styles.text} dir="auto">
              {briefing[part]}
            </span>
          </Fact>
        ))}
      </Facts>
      {briefing.photo !== null && <Photo key={briefing.version} address={briefing.photo} />}
      {readAt === null ? (
        <>
          <Button
            size="large"
            loading={read.isSending}
            disabled={read.isWaiting}
            onClick={() => read.press({ params, body }, t('briefing.markRead'))}
          >
            {t('briefing.markRead')}
          </Button>
          <WaitingNote isWaiting={read.isWaiting} />
        </>
      ) : (
        <StatusMark kind="complete" variant="plain">
          {t('briefing.read')}
        </StatusMark>
      )}
    </section>
  );
}

/** Its address is good for a minute: what was loaded stays, what could not be loaded is not shown. */
function Photo({ address }: { readonly address: string }) {
  const { t } = useTranslation('mf-worker');
  const [shown] = useState(address);
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : (
    <img
      className={styles.photo}
      src={shown}
      alt={t('briefing.photo')}
      onError={() => setBroken(true)}
    />
  );
}
