import HeartFilled from '@ant-design/icons/es/icons/HeartFilled';
import HeartOutlined from '@ant-design/icons/es/icons/HeartOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import type { TempPost } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './businesses.module.css';
import { markedQuery } from './queries.ts';
import { useMarkChange } from './use-business-mark.ts';

/** Makes the business of a shift a favourite, or blocks it after a question (FIND-3). */
export function BusinessMark({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery(markedQuery(api));
  const change = useMarkChange();
  if (!data) return null;
  const business = { _id: shift.employer, name: shift.name, profilePhoto: shift.profilePhoto };
  const mark = data.find(({ _id }) => _id === shift.employer)?.mark ?? null;
  const isFavourite = mark === 'favourite';
  return (
    <div className={styles.marks}>
      <Button
        icon={isFavourite ? <HeartFilled aria-hidden /> : <HeartOutlined aria-hidden />}
        aria-pressed={isFavourite}
        onClick={() => change.mutate({ business, mark: isFavourite ? null : 'favourite' })}
      >
        {t('businesses.favourite')}
      </Button>
      <Button
        type={mark === 'blocked' ? 'default' : 'text'}
        icon={<StopOutlined aria-hidden />}
        onClick={() =>
          mark === 'blocked' ? change.mutate({ business, mark: null }) : setAsking(true)
        }
      >
        {mark === 'blocked' ? t('businesses.unblock') : t('businesses.block')}
      </Button>
      {mark === 'blocked' && <p className={styles.note}>{t('businesses.isBlocked')}</p>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('businesses.blockTitle', { name: shift.name })}
        confirmLabel={t('businesses.block')}
        isDangerous
        onConfirm={async () => {
          await change.mutateAsync({ business, mark: 'blocked' });
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('businesses.blockText')}</p>
      </ConfirmDialog>
    </div>
  );
}
