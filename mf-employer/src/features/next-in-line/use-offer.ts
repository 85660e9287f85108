import { type OfferResult, offerPlaces } from '@leafshift/contracts/next-in-line';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferOrder } from './offer-form.tsx';

interface Offering extends OfferOrder {
  readonly postIds: readonly string[];
}

/** How many shifts one request offers, so that none lasts longer than a request may (ADR 362). */
const AT_ONCE = 8;

/**
 * Offers the free places of shifts, a few at a time; says of how many somebody is offered one now.
 * What was offered before a request failed is not offered anew by trying again.
 */
export function useOffer() {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const answered = useRef({ order: '', results: new Map<string, OfferResult>() });
  return useMutation({
    mutationFn: async ({ postIds, workerIds, minutes }: Offering) => {
      const order = JSON.stringify([workerIds, minutes]);
      if (answered.current.order !== order) answered.current = { order, results: new Map() };
      const { results } = answered.current;
      const left = postIds.filter((id) => !results.has(id));
      for (let first = 0; first < left.length; first += AT_ONCE) {
        const some = left.slice(first, first + AT_ONCE);
        const body = { postIds: some, workerIds: [...workerIds], minutes };
        const answer = await api.send(offerPlaces, { body });
        for (const result of answer.results) results.set(result.postId, result);
      }
      return postIds.flatMap((id) => results.get(id) ?? []);
    },
    onSuccess: (results) => {
      answered.current = { order: '', results: new Map() };
      const count = results.filter(({ problem }) => problem === null).length;
      if (count > 0) notify('Success', t('offer.begun', { count }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
}
