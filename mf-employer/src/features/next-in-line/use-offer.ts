import { offerPlaces } from '@leafshift/contracts/next-in-line';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OfferOrder } from './offer-form.tsx';

interface Offering extends OfferOrder {
  readonly postIds: readonly string[];
}

/** Offers the free places of shifts; says of how many somebody is offered one now. */
export function useOffer() {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ postIds, workerIds, minutes }: Offering) => {
      const body = { postIds: [...postIds], workerIds: [...workerIds], minutes };
      return (await api.send(offerPlaces, { body })).results;
    },
    onSuccess: (results) => {
      const count = results.filter(({ problem }) => problem === null).length;
      if (count > 0) notify('Success', t('offer.begun', { count }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
}
