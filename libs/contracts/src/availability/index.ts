export {
  availability,
  changeAvailability,
  markBusiness,
  markedBusinesses,
  unmarkBusiness,
} from './calls.ts';
export { AvailabilityForm, BusinessMark, DaysOff, DayTimes, MarkedBusiness } from './schemas.ts';
