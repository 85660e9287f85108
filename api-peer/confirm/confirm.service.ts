import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { isRetailJobType } from '@leafshift/domain/shift-lifecycle';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, mongo, Types } from 'mongoose';
import { EligibilityService } from '../eligibility/eligibility.service.ts';
import { OutboxService } from '../outbox/outbox.service.ts';
import { PeopleService } from '../people/people.service.ts';
import { Assignment } from '../shifts/assignment.schema.ts';
import { Booking } from '../shifts/booking.schema.ts';
import { type FoundShift, Shift } from '../shifts/shift.schema.ts';
import { ShiftViewsService } from '../shifts/shift-views.service.ts';
import { type Checked, ConfirmTransaction, GuardFailed } from './confirm.transaction.ts';
import type { Confirmation } from './confirmation.ts';
import { refusalOf, youthRefusal } from './refusal.ts';

const DUPLICATE_KEY = 11_000;

@Injectable()
export class ConfirmService {
  constructor(
    @InjectModel(Shift.name) private readonly shifts: Model<Shift>,
    @InjectModel(Assignment.name) private readonly assignments: Model<Assignment>,
    @InjectModel(Booking.name) private readonly bookings: Model<Booking>,
    @InjectConnection() private readonly connection: Connection,
    private readonly transaction: ConfirmTransaction,
    private readonly eligibility: EligibilityService,
    private readonly people: PeopleService,
    private readonly views: ShiftViewsService,
    private readonly outbox: OutboxService,
  ) {}

  /** Confirms a worker who requested the shift; never more than it has spots for. */
  async confirm(confirmation: Confirmation): Promise<TempPost> {
    const checked = await this.check(confirmation);
    const shift = await this.change(confirmation, checked);
    if (!shift) {
      // Somebody was faster since the check; the rules say what is wrong now.
      await this.check(confirmation);
      throw new ConflictException();
    }
    this.outbox.wake();
    const [post] = await this.views.forEmployer(confirmation.employerId, [shift]);
    return post as TempPost;
  }

  /** Throws why not; gives the employer's card, and how often the worker had been released before. */
  private async check({
    employerId,
    shiftId,
    assignmentId,
    workerId,
  }: Confirmation): Promise<Checked> {
    const owner = new Types.ObjectId(employerId);
    const [shift, assignment, booking, cardOf] = await Promise.all([
      this.shifts.findOne({ _id: shiftId, employerId }).lean(),
      this.assignments.findOne({ _id: assignmentId, shiftId, employerId }).lean(),
      this.bookings.findById(workerId).lean(),
      this.people.cardsOf([owner]),
    ]);
    if (!shift || !assignment || String(assignment.workerId) !== workerId) {
      throw new NotFoundException();
    }
    // After the booking: a release that comes between makes the confirmation fail.
    const [ineligible, birthDay] = await Promise.all([
      this.eligibility.refusalOf(employerId, workerId),
      isRetailJobType(shift.jobType) ? this.people.birthDayOf(workerId) : null,
    ]);
    throwIfRefused(ineligible ?? youthRefusal(shift, birthDay));
    throwIfRefused(refusalOf(shift, assignment, booking?.shifts ?? []));
    return { employer: cardOf(owner), releases: booking?.releases ?? 0 };
  }

  /** The changed shift, or null where the condition of a write no longer held. */
  private async change(confirmation: Confirmation, checked: Checked): Promise<FoundShift | null> {
    try {
      return await this.connection.transaction(
        (session) => this.transaction.run(confirmation, checked, session),
        { readConcern: 'snapshot', writeConcern: { w: 'majority' } },
      );
    } catch (error) {
      const isOverlap = error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
      if (isOverlap || error instanceof GuardFailed) return null;
      throw error;
    }
  }
}
