export {
  availability,
  changeAvailability,
  markBusiness,
  markedBusinesses,
  unmarkBusiness,
} from './calls.ts';
export {
  AvailabilityForm,
  BusinessMark,
  DaysOff,
  DayTimes,
  MAX_MARKED,
  MarkedBusiness,
} from './schemas.ts';
