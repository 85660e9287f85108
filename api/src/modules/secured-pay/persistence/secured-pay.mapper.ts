import { cents } from '@leafshift/domain/money';
import type { EmployerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { SecuredPay, Securing } from '../domain/secured-pay.ts';
import type { SecuredPayDocument } from './secured-pay.schema.ts';

export type SecuringFields = Pick<
  SecuredPayDocument,
  | 'state'
  | 'attempts'
  | 'refusals'
  | 'amountCents'
  | 'paymentId'
  | 'securedAt'
  | 'refusal'
  | 'until'
  | 'isUnwanted'
>;

export const toSecuredPay = (stored: SecuredPayDocument): SecuredPay => ({
  shiftId: fromObjectId<ShiftId>(stored._id),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  order: stored.order,
  orderedAt: stored.orderedAt,
  startsAt: stored.startsAt,
  securing: toSecuring(stored),
});

function toSecuring(stored: SecuredPayDocument): Securing {
  const { state, attempts, refusals, amountCents, paymentId, securedAt, refusal, until } = stored;
  const amount = amountCents === null ? null : cents(amountCents);
  const counts = { attempts, refusals, amount, paymentId };
  switch (state) {
    case 'planned':
      return { ...counts, state };
    case 'asking':
      return {
        ...counts,
        state,
        until: until ?? stored.orderedAt,
        refusal,
        isUnwanted: stored.isUnwanted,
      };
    case 'secured':
      return { ...counts, state, ...known(stored, { paymentId, securedAt }) };
    case 'refused':
    case 'released':
      return { ...counts, state, ...known(stored, { refusal }) };
  }
}

/** Fields that are never missing in that state. */
function known<Fields extends object>(
  { _id, state }: SecuredPayDocument,
  fields: Fields,
): { [Name in keyof Fields]: NonNullable<Fields[Name]> } {
  if (Object.values(fields).includes(null)) {
    throw new Error(`The pay of shift ${_id.toHexString()} is ${state} without what that says`);
  }
  return fields as { [Name in keyof Fields]: NonNullable<Fields[Name]> };
}

export const toSecuringFields = (securing: Securing): SecuringFields => ({
  state: securing.state,
  attempts: securing.attempts,
  refusals: securing.refusals,
  amountCents: securing.amount,
  paymentId: securing.paymentId,
  securedAt: securing.state === 'secured' ? securing.securedAt : null,
  refusal: 'refusal' in securing ? securing.refusal : null,
  until: securing.state === 'asking' ? securing.until : null,
  isUnwanted: securing.state === 'asking' && securing.isUnwanted,
});

export const toStoredShift = ({
  shiftId,
  employerId,
  order,
  orderedAt,
  startsAt,
}: Omit<SecuredPay, 'securing'>) => ({
  _id: toObjectId(shiftId),
  employerId: toObjectId(employerId),
  order,
  orderedAt,
  startsAt,
});
