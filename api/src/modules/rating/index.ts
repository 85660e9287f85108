export { RatingModule } from './rating.module.ts';
