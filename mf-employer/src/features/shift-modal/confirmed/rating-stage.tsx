import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import { messageOf } from '@leafshift/data-access';
import { useMessages } from '@leafshift/i18n/messages';
import { useShiftChange } from '@leafshift/remote-pages/shifts';
import { DEFAULT_RATING, RatingInput } from '@leafshift/ui/rating';
import Button from 'antd/es/button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './stage.module.css';

interface RatingStageProps {
  readonly post: TempPost;
  readonly worker: ConfirmedWorker;
}

/** Rates a worker once, 1 to 5 stars. */
export function RatingStage({ post, worker }: RatingStageProps) {
  const { t } = useTranslation('mf-employer');
  const say = useMessages();
  const [rating, setRating] = useState<number>(DEFAULT_RATING);
  const rate = useShiftChange<number>({
    send: (api, chosen) =>
      api.send(rateWorker, {
        params: { tempUserId: worker.requestUser, postId: post._id, confirmedId: worker._id },
        body: { rating: chosen },
      }),
    done: t('toast.ratingCompleted'),
  });

  const submit = (form: FormEvent) => {
    form.preventDefault();
    rate.mutate(rating);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <RatingInput
        label={t('jobDetails.chooseRating')}
        value={rating}
        onChange={setRating}
        isDisabled={rate.isPending}
      />
      <p className={styles.zone}>{t('businessRating.hint')}</p>
      <p className={styles.problem} role={rate.error ? 'alert' : undefined}>
        {rate.error && say(messageOf(rate.error))}
      </p>
      <Button type="primary" size="large" htmlType="submit" loading={rate.isPending}>
        {t('action.submitRating')}
      </Button>
    </form>
  );
}
