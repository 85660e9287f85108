import { Review } from '@leafshift/contracts/admin';
import { anId } from './an-id.ts';
import { builderOf } from './builder.ts';
import { hoursFromNow } from './clock.ts';
import { PICTURE } from './picture.ts';

/** Ana Roy's photo ID, which has waited for a day. */
export const aReview = builderOf(Review, () => ({
  _id: anId(701),
  user: anId(2),
  userName: 'Ana Roy',
  stated: { name: 'Ana Roy', birthDay: '1996-04-17' },
  approvedBefore: null,
  kind: 'identificationDocument' as const,
  status: 'Pending' as const,
  uploadUrl: PICTURE,
  reason: null,
  claimedBy: null,
  submittedAt: hoursFromNow(-24),
}));
