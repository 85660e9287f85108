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
  MarkedBusiness,
  MAX_MARKED,
} from './schemas.ts';
