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
  MAX_OFFERED_WORKERS,
  OfferableWorker,
  OfferResult,
  OwnOffer,
  ShiftChain,
} from './schemas.ts';
