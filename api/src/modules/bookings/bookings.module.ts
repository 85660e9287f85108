import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingRepository } from './domain/booking.repository.ts';
import { bookingCollection } from './persistence/booking.schema.ts';
import { MongoBookingRepository } from './persistence/mongo-booking.repository.ts';

/** When workers are confirmed, so that nobody is booked twice at the same time. */
@Module({
  imports: [MongooseModule.forFeature([bookingCollection])],
  providers: [{ provide: BookingRepository, useClass: MongoBookingRepository }],
  exports: [BookingRepository],
})
export class BookingsModule {}
