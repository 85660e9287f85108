import type { TempPost } from '@leafshift/contracts/posts';
import Button from 'antd/es/button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShiftModal, whenShiftReached } from './lazy-shift-modal.ts';
import { useOpenShift } from './use-open-shift.ts';

/** Shows the shift that the address names in a panel beside the page. */
export function ShiftModalHost({ known }: { readonly known: readonly TempPost[] }) {
  const { shift, close } = useOpenShift();
  // The dialog stays until it has closed, also after the address changed, so that the focus
  // returns to where it was.
  const [shown, setShown] = useState(shift);
  if (shift && (shift.postId !== shown?.postId || shift.firstView !== shown.firstView)) {
    setShown(shift);
  }
  return shown ? (
    <Suspense fallback={null}>
      <ShiftModal.Part
        key={`${shown.postId} ${shown.firstView}`}
        isOpen={shift !== null}
        postId={shown.postId}
        firstView={shown.firstView}
        known={known.find(({ _id }) => _id === shown.postId)}
        onClose={close}
        onClosed={() => setShown(null)}
      />
    </Suspense>
  ) : null;
}

/** 'View Requests' and 'View Confirmed' of a shift card. */
export function ShiftModalButtons({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const { open } = useOpenShift();
  return (
    <>
      <Button onClick={() => open(post._id, 'request')} {...whenShiftReached}>
        {t('action.viewRequests')}
      </Button>
      <Button onClick={() => open(post._id, 'confirmed')} {...whenShiftReached}>
        {t('action.viewConfirmed')}
      </Button>
    </>
  );
}
