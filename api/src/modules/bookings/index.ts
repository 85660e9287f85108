export { BookingsModule } from './bookings.module.ts';
export { BookingRepository, confirmedElsewhere } from './domain/booking.repository.ts';
