import type { ProviderDispute } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import { useReadersZone } from '../desk/use-readers-zone.ts';

const DAY_MS = 86_400_000;
/** As the alarm of Today. */
const URGENT_DAYS = 3;

/** Until when evidence is taken, and how soon that is where nobody has sent any. */
export function RespondBy({
  contested: { dispute, answered },
}: {
  readonly contested: ProviderDispute;
}) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const zone = useReadersZone();
  const { respondBy, status } = dispute;
  if (respondBy === null) return '–';
  const date = formats.date(respondBy, zone);
  if (status !== 'open' || answered) return date;
  const days = (Date.parse(respondBy) - Date.now()) / DAY_MS;
  const left =
    days < 0 ? t('money.overdue') : t('money.daysLeft', { days: formats.number(Math.floor(days)) });
  return (
    <>
      {date}{' '}
      <StatusMark kind={days < URGENT_DAYS ? 'problem' : 'waiting'} variant="plain">
        {left}
      </StatusMark>
    </>
  );
}
