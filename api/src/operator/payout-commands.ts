import { SuspensionEnd } from '@leafshift/contracts/suspensions';
import type { INestApplicationContext } from '@nestjs/common';
import { asId } from '../core/ids.ts';
import { PayoutDecisions } from '../modules/admin/index.ts';
import type { PayoutId } from '../modules/payouts/index.ts';
import { type Arguments, actingAdmin, type Command, needed } from './arguments.ts';
import { OperatorError } from './operator-error.ts';

const ID = /^[0-9a-f]{24}$/;

/** What the operator can ask for about pay. */
export const PAYOUT_USAGE = `  hold-pay <payout> --reason "…" [--until 2026-12-01T12:00:00Z] [--as …]
                                            hold pay back that has not left, for 14 days unless said
  release-pay <payout> [--as …]             let pay go that is held`;

function payoutIn({ subject }: Arguments): PayoutId {
  const id = needed(subject, "a payout's id, as the back office shows it");
  if (!ID.test(id)) throw new OperatorError(`${id} is no payout’s id.`);
  return asId<PayoutId>(id);
}

const decisionsOf = (app: INestApplicationContext) => app.get(PayoutDecisions);

const hold: Command = async (app, args) => {
  const { as, reason: words, until } = args;
  const id = payoutIn(args);
  const reason = needed(words, '--reason "…"');
  if (until !== undefined && !SuspensionEnd.safeParse(until).success) {
    throw new OperatorError('--until is a time in UTC, such as 2026-12-01T12:00:00Z.');
  }
  const form = { hold: true, reason, ...(until !== undefined && { until }) } as const;
  const payout = await decisionsOf(app).decide(await actingAdmin(app, as), id, form);
  return [`The pay is ${payout.status} until ${payout.hold?.until}.`];
};

const release: Command = async (app, args) => {
  const id = payoutIn(args);
  const payout = await decisionsOf(app).decide(await actingAdmin(app, args.as), id, {
    hold: false,
  });
  return [`The pay is ${payout.status}.`];
};

/** Pay that is held back and let go. */
export const PAYOUT_COMMANDS: Readonly<Record<string, Command>> = {
  'hold-pay': hold,
  'release-pay': release,
};
