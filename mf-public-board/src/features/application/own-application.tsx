import { applicationByLink, withdrawApplication } from '@leafshift/contracts/applications';
import { isApiError, messageOf } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { Fact, Facts } from '@leafshift/ui/facts';
import { DetailSkeleton, EmptyState, ErrorState } from '@leafshift/ui/states';
import { useMutation, useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** What an applicant sees of what they sent, by the link of a mail, and how to take it back (APPLY-8). */
export function OwnApplication() {
  const { t } = useTranslation('mf-public-board');
  const { api, navigate } = useShell();
  const say = useRefusals();
  const formats = useFormats();
  const token = useLocation().hash.slice(1);
  const [isAsking, setIsAsking] = useState(false);
  const own = useQuery({
    queryKey: ['applications', 'detail', { token }] as const,
    queryFn: ({ signal }) => api.send(applicationByLink, { body: { token } }, { signal }),
    enabled: token !== '',
  });
  const withdrawal = useMutation({
    mutationFn: () => api.send(withdrawApplication, { body: { token } }),
    onSuccess: () => setIsAsking(false),
  });
  const toBoard = { label: t('application.toBoard'), onClick: () => navigate('/job-posting') };

  if (withdrawal.isSuccess) {
    return (
      <EmptyState
        title={t('application.withdrawn')}
        text={t('application.withdrawnText')}
        action={toBoard}
      />
    );
  }
  if (token === '' || (isApiError(own.error) && own.error.statusCode === 404)) {
    return (
      <EmptyState title={t('application.gone')} text={t('application.goneText')} action={toBoard} />
    );
  }
  if (!own.data) {
    return own.error ? (
      <ErrorState error={own.error} onRetry={() => own.refetch()} />
    ) : (
      <DetailSkeleton />
    );
  }
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section className="ls-posting-card ls-apply">
      <h2 className="ls-posting-title">
        {t('posting.headline', { title: own.data.title, company: own.data.company })}
      </h2>
      <Facts columns={2}>
        <Fact label={t('apply.name')}>
          <bdi>{own.data.name}</bdi>
        </Fact>
        <Fact label={t('apply.email')}>
          <bdi>{own.data.email}</bdi>
        </Fact>
        <Fact label={t('application.sent')}>{formats.date(own.data.createdAt, zone)}</Fact>
        <Fact label={t('application.resume')}>
          {t(own.data.hasResume ? 'application.resumeYes' : 'application.resumeNo')}
        </Fact>
        <Fact label={t('application.keptUntil')}>{formats.date(own.data.removedOn, zone)}</Fact>
      </Facts>
      {withdrawal.error && (
        <p role="alert" className="ls-apply-problem">
          {say(messageOf(withdrawal.error))}
        </p>
      )}
      <Button danger size="large" onClick={() => setIsAsking(true)}>
        {t('application.withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('application.withdrawAsk')}
        confirmLabel={t('application.withdraw')}
        cancelLabel={t('application.keep')}
        onConfirm={() => withdrawal.mutateAsync()}
        onCancel={() => setIsAsking(false)}
      >
        {t('application.withdrawText')}
      </ConfirmDialog>
    </section>
  );
}
