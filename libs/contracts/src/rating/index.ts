export { givenRating, rateBusiness, rateWorker, receivedRatings } from './calls.ts';
export { BusinessRatingForm, GivenRating, ReceivedRating } from './schemas.ts';
