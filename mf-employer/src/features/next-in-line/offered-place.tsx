import { stopOffers } from '@leafshift/contracts/next-in-line';
import type { TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { useRefusals } from '@leafshift/i18n/refusals';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './next-in-line.module.css';
import { chainQuery } from './queries.ts';

/** The chain of offers of a shift: to whom a free place is offered, who comes next; nothing where it is not. */
export function OfferedPlace({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const formats = useFormats();
  const client = useQueryClient();
  const say = useRefusals();
  const hasPlace = post.status === null && post.confirmedCount < post.totalWorkers;
  const { data } = useQuery({ ...chainQuery(api, post._id), enabled: hasPlace });
  const stop = useMutation({
    mutationFn: () => api.send(stopOffers, { params: { postId: post._id } }),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
  if (!(hasPlace && data?.offer)) return null;
  const { offer, next = [], passed = [], isReplacement } = data;
  const names = (people: typeof next) => formats.list(people.map(({ name }) => name));
  return (
    <section className={styles.chain} aria-label={t('nextInLine.chain')}>
      <StatusMark kind="waiting">
        {t('nextInLine.offered', {
          name: offer.name,
          time: formats.time(offer.until, post.timeZone),
        })}
      </StatusMark>
      {next.length > 0 && (
        <p className={styles.line}>{t('nextInLine.then', { names: names(next) })}</p>
      )}
      {isReplacement && <p className={styles.line}>{t('nextInLine.thenWaiting')}</p>}
      {passed.length > 0 && (
        <p className={styles.line}>{t('nextInLine.passed', { names: names(passed) })}</p>
      )}
      {stop.error && (
        <p className={styles.problem} role="alert">
          {say(messageOf(stop.error))}
        </p>
      )}
      <Button loading={stop.isPending} onClick={() => stop.mutate()}>
        {t('nextInLine.stop')}
      </Button>
    </section>
  );
}
