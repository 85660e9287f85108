import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PeopleModule } from '../people/people.module.ts';
import { Assignment, AssignmentSchema } from './assignment.schema.ts';
import { Booking, BookingSchema } from './booking.schema.ts';
import { Shift, ShiftSchema } from './shift.schema.ts';
import { ShiftViewsService } from './shift-views.service.ts';

@Module({
  imports: [
    PeopleModule,
    MongooseModule.forFeature([
      { name: Shift.name, schema: ShiftSchema },
      { name: Assignment.name, schema: AssignmentSchema },
      { name: Booking.name, schema: BookingSchema },
    ]),
  ],
  providers: [ShiftViewsService],
  exports: [MongooseModule, PeopleModule, ShiftViewsService],
})
export class ShiftsModule {}
