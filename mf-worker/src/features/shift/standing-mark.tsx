import type { TempPost } from '@leafshift/contracts/posts';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import { STANDING_MARKS, standingOf } from './standing.ts';

/** Where I stand on a shift, in shape, colour and word; nothing where I have no part in it. */
export function StandingMark({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const standing = standingOf(shift);
  if (standing === 'none') {
    return shift.invitedAt === undefined ? null : (
      <StatusMark kind="requests-waiting">{t('standing.invited')}</StatusMark>
    );
  }
  return <StatusMark kind={STANDING_MARKS[standing]}>{t(`standing.${standing}`)}</StatusMark>;
}
