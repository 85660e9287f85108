import { dismissReport, type PostingReport } from '@leafshift/contracts/moderation';
import { PROMISED_HOURS } from '@leafshift/domain/promised-hours';
import { useShell } from '@leafshift/shell-sdk';
import { Fact, Facts } from '@leafshift/ui/facts';
import { useInfiniteQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Age } from '../desk/age.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import { EntryCard } from '../desk/entry-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { ShiftLink } from '../desk/shift-link.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { WaitingList } from '../desk/waiting-list.tsx';
import { reportsQuery } from './queries.ts';
import { TakeDownForm } from './take-down-form.tsx';
import { useReportReason } from './use-report-reason.ts';

/** What people report, to be put aside or acted on. */
export function PostingReports() {
  const { t } = useTranslation('mf-back-office');
  const query = useInfiniteQuery(reportsQuery(useShell().api));
  return (
    <WaitingList query={query} empty={t('moderation.noReports')}>
      {(report) => <Report key={report._id} report={report} />}
    </WaitingList>
  );
}

function Report({ report }: { readonly report: PostingReport }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const reasonOf = useReportReason();
  const [isTakingDown, setTakingDown] = useState(false);

  const dismiss = (): Promise<void> =>
    act(
      () => api.send(dismissReport, { params: { id: report._id } }),
      t('moderation.dismissedToast'),
    );

  return (
    <EntryCard
      title={
        report.employmentType === 'Temp' ? (
          <ShiftLink id={report.postId}>
            <bdi>{report.title}</bdi>
          </ShiftLink>
        ) : (
          <bdi>{report.title}</bdi>
        )
      }
      marks={<Age since={report.createdAt} promisedHours={PROMISED_HOURS.reports} />}
      note={
        <>
          <PersonLink id={report.employer} name={report.employerName} /> ·{' '}
          {t(`moderation.employment.${report.employmentType}`)}
        </>
      }
      actions={
        !isTakingDown && (
          <>
            <DeskButton onAct={dismiss}>{t('moderation.dismiss')}</DeskButton>
            <Button danger onClick={() => setTakingDown(true)}>
              {t('moderation.takeDown')}
            </Button>
          </>
        )
      }
    >
      <Facts>
        <Fact label={t('moderation.reportedFor')}>
          <bdi>{reasonOf(report.reason)}</bdi>
        </Fact>
        <Fact label={t('moderation.reportedBy')}>
          {report.isMember ? t('moderation.member') : t('moderation.visitor')}
        </Fact>
        {report.words !== '' && (
          <Fact isWide label={t('moderation.words')}>
            <bdi>{report.words}</bdi>
          </Fact>
        )}
      </Facts>
      {isTakingDown && <TakeDownForm postId={report.postId} onEnd={() => setTakingDown(false)} />}
    </EntryCard>
  );
}
