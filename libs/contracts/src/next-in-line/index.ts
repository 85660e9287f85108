export { acceptOffer, declineOffer, ownOffers, shiftOffer } from './calls.ts';
export { OwnOffer, ShiftOffer } from './schemas.ts';
