import { shortAge } from '@leafshift/domain/relative-time';
import { localeTag, useLanguage } from '@leafshift/i18n';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';

const HOUR_MS = 3_600_000;

interface AgeProps {
  readonly since: string;
  /** Within how many hours it is promised; nothing is late without. */
  readonly promisedHours?: number | undefined;
  /** Says what is promised also where it is kept. */
  readonly isPromiseSaid?: boolean;
}

/** How long something has waited, and whether that is longer than what is promised. */
export function Age({ since, promisedHours, isPromiseSaid = false }: AgeProps) {
  const { t } = useTranslation('mf-back-office');
  const tag = localeTag(useLanguage());
  const now = Date.now();
  const age = shortAge(since, now, tag);
  const isLate = promisedHours !== undefined && now - Date.parse(since) > promisedHours * HOUR_MS;
  const promised = promisedHours !== undefined && hoursShort(promisedHours, tag);
  return (
    <StatusMark kind={isLate ? 'problem' : 'waiting'} variant="plain">
      {isLate || isPromiseSaid ? t('age.late', { age, promised }) : t('age.waiting', { age })}
    </StatusMark>
  );
}

const hoursShort = (hours: number, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit: 'hour', unitDisplay: 'short' }).format(hours);
