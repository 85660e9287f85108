import { shownKm } from '@leafshift/domain/places/precision';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { distancesQuery } from '../../next-in-line/queries.ts';

interface WorkerAwayProps {
  readonly postId: string;
  readonly userId: string;
}

/** How far the worker lives from the store, with '~' where nobody knows to the kilometre (SHIFT-65); nothing where it is not known. */
export function WorkerAway({ postId, userId }: WorkerAwayProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { data } = useQuery(distancesQuery(useShell().api, postId));
  const distance = data?.get(userId);
  if (!distance) return null;
  const km = formats.number(shownKm(distance));
  if (distance.isExact) return <> · {t('panel.away', { distance: km })}</>;
  return (
    <>
      {' · '}
      <span aria-hidden>{t('panel.away', { distance: `~${km}` })}</span>
      <span className="ls-unseen">{t('panel.aboutAway', { distance: km })}</span>
    </>
  );
}
