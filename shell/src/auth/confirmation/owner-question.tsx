import { useReadable } from '@leafshift/shell-sdk';
import { lazy, Suspense } from 'react';
import { useCore } from '../../composition/core-context.ts';

const VerificationDialog = lazy(() => import('../mailed-links/verification-dialog.tsx'));
const ConfirmationDialog = lazy(() => import('./confirmation-dialog.tsx'));

/** The questions whether it is still the owner, and for the code of a mail, above all pages while a call waits. */
export function OwnerQuestion() {
  const { confirmation, verification } = useCore();
  const isAsking = useReadable(confirmation.isAsking);
  const isVerifying = useReadable(verification.isAsking);
  return (
    <Suspense fallback={null}>
      {isAsking && <ConfirmationDialog />}
      {isVerifying && <VerificationDialog />}
    </Suspense>
  );
}
