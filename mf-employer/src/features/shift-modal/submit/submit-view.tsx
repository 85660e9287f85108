import type { TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { brandName } from '@leafshift/domain/card-brands';
import { useFormats } from '@leafshift/i18n';
import { useMessages } from '@leafshift/i18n/messages';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { shiftCostQuery } from '../../posts/queries.ts';
import { ShiftCostDetails } from '../details/shift-cost.tsx';
import type { ViewStack } from '../shift-view.ts';
import styles from '../views.module.css';
import { useSubmitShift } from './use-submit-shift.ts';

interface SubmitViewProps {
  readonly post: TempPost;
  readonly views: ViewStack;
}

/** 'Confirm Shift Details': what was worked, what it costs, SUBMIT SHIFT or CANCEL. */
export function SubmitView({ post, views }: SubmitViewProps) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const say = useMessages();
  const formats = useFormats();
  const card = useUser().paymentMethods.find(({ isDefault }) => isDefault);
  const unfilled = post.totalWorkers - post.confirmedCount;
  const submit = useSubmitShift(post, views);
  // Once it is submitted, asking what that would cost is refused.
  const isOpen = !submit.isPending && !submit.isSuccess;
  const cost = useQuery({ ...shiftCostQuery(api, post._id), enabled: isOpen });
  return (
    <>
      {cost.data && cost.data.total > 0 && <ShiftCostDetails cost={cost.data} />}
      {cost.data && cost.data.total > 0 && (
        <p className={styles.note}>
          {card &&
            t('submit.charged', {
              total: formats.dollars(cost.data.total),
              brand: brandName(card.brand),
              last4: card.last4,
            })}{' '}
          {unfilled > 0 && t('submit.unfilled', { count: unfilled })}
        </p>
      )}
      {cost.data?.total === 0 && <p className={styles.empty}>{t('submit.nobodyCame')}</p>}
      {cost.isPending && <ListSkeleton rows={4} />}
      {cost.error && !cost.data && (
        <ErrorState error={cost.error} onRetry={cost.refetch} isRetrying={cost.isFetching} />
      )}
      {submit.error && (
        <p className={styles.problem} role="alert">
          {say(messageOf(submit.error))}
        </p>
      )}
      <footer className={styles.footer}>
        <Button size="large" onClick={views.back} disabled={submit.isPending}>
          {t('action.cancelCapitals')}
        </Button>
        <Button
          type="primary"
          size="large"
          loading={submit.isPending}
          disabled={!cost.data}
          onClick={() => submit.mutate()}
        >
          {t('action.submitShift')}
        </Button>
      </footer>
    </>
  );
}
