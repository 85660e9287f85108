import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

interface AskBeforeLeavingProps {
  /** Asked when somebody leaves: whether something would be lost. */
  readonly hasChanges: () => boolean;
}

/** Asks before a form with unsaved changes is left, also by the browser's Back and its reload. */
export function AskBeforeLeaving({ hasChanges }: AskBeforeLeavingProps) {
  const { t } = useTranslation('mf-employer');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (hasChanges()) {
          event.preventDefault();
        }
      },
      [hasChanges],
    ),
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      isDangerous
      title={t('leaveForm.ask')}
      confirmLabel={t('leaveForm.leave')}
      cancelLabel={t('leaveForm.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('leaveForm.text')}
    </ConfirmDialog>
  );
}
