import { z } from 'zod';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';

/** The wait after the first paid shift of somebody who joined by a link is over. */
export const decideReward = outboxKind(
  'affiliates.decide',
  z.strictObject({ joinedId: z.string() }),
);
