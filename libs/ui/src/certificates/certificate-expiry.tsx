import { certificateValidity } from '@leafshift/domain/certificates';
import { calendarDayIn, toCalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useUiText } from '../locales/use-ui-text.ts';
import { StatusMark } from '../status-mark/index.ts';
import { readersZone } from '../text/readers-zone.ts';

/** Until when a certificate counts: quietly while that is far off, marked once it is near or over. */
export function CertificateExpiry({ expiresOn }: { readonly expiresOn: string }) {
  const t = useUiText();
  const formats = useFormats();
  const date = formats.date(`${expiresOn}T12:00:00Z`, 'UTC');
  const today = calendarDayIn(Date.now(), readersZone());
  const validity = certificateValidity(toCalendarDay(expiresOn), today);
  if (validity === 'valid') return <span>{t('certificate.validUntil', { date })}</span>;
  return (
    <StatusMark kind={validity === 'expired' ? 'problem' : 'requests-waiting'} variant="plain">
      {t(validity === 'expired' ? 'certificate.expiredOn' : 'certificate.expiresOn', { date })}
    </StatusMark>
  );
}
