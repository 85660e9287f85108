import type { InvoiceLine } from '@leafshift/contracts/invoice';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';

/** Why a worker is paid without having worked it; nothing on lines for work. */
export function LineKindText({ line }: { readonly line: InvoiceLine }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  if (line.kind === 'worked') return null;
  if (line.kind === 'late-cancellation') return <span>{t('cost.lateCancellation')}</span>;
  return (
    <span>
      {t('cost.sentHome', { hours: formats.twoDecimals(line.workedHours ?? line.hours) })}
    </span>
  );
}
