import { noticeAudience, notices, sendNotice } from '@leafshift/contracts/conversations';
import { anId } from '@leafshift/testing/builders';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import type { Store } from './store.ts';

/** The calls of notices: they go to the confirmed workers of the shift, or of all shifts. */
export function noticeHandlers(store: Store): readonly Handler[] {
  const confirmedOn = (post: string | undefined): number =>
    store.shifts
      .filter(({ _id }) => post === undefined || _id === post)
      .reduce((sum, { confirmedArr }) => sum + confirmedArr.length, 0);
  return [
    handle(noticeAudience, ({ query: { post } }) => ({ workers: confirmedOn(post) })),
    handle(notices, ({ query: { post } }) => ({
      notices: store.notices.filter(({ to }) => !post || (to.of === 'shift' && to.post === post)),
      nextCursor: null,
    })),
    handle(sendNotice, ({ body: { to, text, image } }) => {
      const notice = {
        _id: anId(9000 + store.notices.length),
        to,
        text,
        image: image ?? null,
        sentAt: new Date().toISOString(),
        workers: confirmedOn(to.of === 'shift' ? to.post : undefined),
        delivered: 0,
        read: 0,
      };
      store.notices = [notice, ...store.notices];
      return notice;
    }),
  ];
}
