import { useReadable } from '@leafshift/shell-sdk';
import { lazy, Suspense } from 'react';
import { useCore } from '../composition/core-context.ts';

const ConfirmationDialog = lazy(() => import('./confirmation-dialog.tsx'));

/** The question whether it is still the owner, above all pages while a call waits for the answer. */
export function OwnerQuestion() {
  const isAsking = useReadable(useCore().confirmation.isAsking);
  return <Suspense fallback={null}>{isAsking && <ConfirmationDialog />}</Suspense>;
}
