import { WAITING_KEY } from '@leafshift/data-access';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import { useOwnTime } from '../app/use-own-time.ts';
import styles from './offline-bar.module.css';
import { useWaiting, type WaitingEntry } from './use-waiting.ts';

/** What was done without a network, with why it was not accepted; sent again or dropped one by one. */
export default function WaitingList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  const waiting = useWaiting();
  return (
    <Modal open title={t('waiting.title')} onCancel={onClose} footer={null} width={440} centered>
      {waiting.length === 0 && <p role="status">{t('waiting.none')}</p>}
      <ul className={styles.list}>
        {waiting.map((entry) => (
          <Entry key={entry.waiting.idempotencyKey} entry={entry} />
        ))}
      </ul>
    </Modal>
  );
}

function Entry({ entry: { mutation, waiting, refusal } }: { readonly entry: WaitingEntry }) {
  const { t } = useTranslation('shell');
  const ownTime = useOwnTime();
  const client = useQueryClient();
  const cache = client.getMutationCache();
  const { label } = waiting;
  const sendAgain = (): void => {
    cache.remove(mutation);
    // A new refusal stands in this list again.
    cache
      .build(client, { mutationKey: WAITING_KEY, meta: { isAgain: true } })
      .execute(waiting)
      .catch(() => undefined);
  };
  return (
    <li className={styles.entry}>
      <p className={styles.label}>
        <bdi>{label}</bdi>
      </p>
      <p className={styles.note}>{t('waiting.at', { at: ownTime(waiting.at) })}</p>
      <p>{refusal === null ? t('waiting.waits') : t('waiting.refused', { reason: refusal })}</p>
      <div className={styles.actions}>
        {refusal !== null && (
          <Button aria-label={t('waiting.againLabel', { label })} onClick={sendAgain}>
            {t('waiting.again')}
          </Button>
        )}
        <Button
          danger
          aria-label={t('waiting.discardLabel', { label })}
          onClick={() => cache.remove(mutation)}
        >
          {t('waiting.discard')}
        </Button>
      </div>
    </li>
  );
}
