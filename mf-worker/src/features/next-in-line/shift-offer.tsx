import type { TempPost } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { OfferPanel } from './offer-panel.tsx';
import { ownOffersQuery } from './queries.ts';

/** That a place of this shift is mine to take; nothing on others. */
export function ShiftOffer({ shift }: { readonly shift: TempPost }) {
  const { api } = useShell();
  const isWaiting = shift.confirmedArr.length === 0 && shift.status === null;
  const { data } = useQuery({ ...ownOffersQuery(api), enabled: isWaiting });
  const offer = data?.find(({ postId }) => postId === shift._id);
  return offer && isWaiting ? <OfferPanel offer={offer} shift={shift} /> : null;
}
