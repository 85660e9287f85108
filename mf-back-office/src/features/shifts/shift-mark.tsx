import type { ShiftRow } from '@leafshift/contracts/back-office';
import { type MarkKind, StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';

const MARKS: Readonly<Record<ShiftRow['state'], MarkKind>> = {
  open: 'open',
  filled: 'filled',
  completed: 'complete',
  cancelled: 'cancelled',
};

/** Where a shift is. */
export function ShiftMark({ state }: Pick<ShiftRow, 'state'>) {
  const { t } = useTranslation('mf-back-office');
  return (
    <StatusMark kind={MARKS[state]} variant="plain">
      {t(`shifts.state.${state}`)}
    </StatusMark>
  );
}
