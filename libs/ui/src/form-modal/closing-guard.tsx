import type { ReactNode } from 'react';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import type { ClosingGuardState } from './use-closing-guard.ts';
import { UnsavedInput } from './use-unsaved-input.ts';

interface ClosingGuardProps {
  readonly guard: ClosingGuardState;
  readonly children: ReactNode;
}

/** What a guarded dialog shows, and its question before unsaved input is lost. */
export function ClosingGuard({ guard, children }: ClosingGuardProps) {
  const t = useUiText();
  return (
    <UnsavedInput.Provider value={guard.unsaved}>
      {children}
      <ConfirmDialog
        isOpen={guard.isAsking}
        isDangerous
        title={t('unsaved.title')}
        confirmLabel={t('unsaved.discard')}
        cancelLabel={t('unsaved.keep')}
        onConfirm={guard.discard}
        onCancel={guard.keep}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    </UnsavedInput.Provider>
  );
}
