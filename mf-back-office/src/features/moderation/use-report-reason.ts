import { REPORT_REASONS } from '@leafshift/domain/moderation';
import { useTranslation } from 'react-i18next';

/** Says why a posting was reported: one of the reasons to choose from, or somebody's own words. */
export function useReportReason(): (reason: string) => string {
  const { t } = useTranslation('mf-back-office');
  return (reason) => {
    const known = REPORT_REASONS.find((one) => one === reason);
    return known ? t(`moderation.reason.${known}`) : reason;
  };
}
