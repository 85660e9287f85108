export { Rating } from './rating.tsx';
export { DEFAULT_RATING, RatingInput } from './rating-input.tsx';
