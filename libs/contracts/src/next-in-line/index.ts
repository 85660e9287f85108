export {
  acceptOffer,
  declineOffer,
  offerableWorkers,
  offerPlaces,
  ownOffers,
  shiftOffer,
  stopOffers,
} from './calls.ts';
export {
  MAX_OFFERED_SHIFTS,
  MAX_OFFERED_WORKERS,
  OFFER_PROBLEMS,
  OfferableWorker,
  OfferResult,
  OwnOffer,
  ShiftChain,
  ShiftOffer,
} from './schemas.ts';
