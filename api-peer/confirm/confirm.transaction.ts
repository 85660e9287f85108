import { throwIfRefused } from '@leafshift/domain/refusal';
import { CANCELLATION_NOTICE_HOURS } from '@leafshift/domain/shift-lifecycle';
import { addHours } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { EligibilityService } from '../eligibility/eligibility.service.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { type NewOutboxRecord, OutboxService } from '../outbox/outbox.service.ts';
import type { Card } from '../people/people.service.ts';
import { Assignment } from '../shifts/assignment.schema.ts';
import { Booking } from '../shifts/booking.schema.ts';
import { type FoundShift, Shift } from '../shifts/shift.schema.ts';
import type { Confirmation } from './confirmation.ts';
import { hasAgreed } from './refusal.ts';

/** What was found before the transaction. */
export interface Checked {
  readonly employer: Card;
  /** How often the worker had been taken off all coming shifts. */
  readonly releases: number;
}

/** The condition of a write no longer held, so that all of them are undone. */
export class GuardFailed extends Error {
  override readonly name = 'GuardFailed';
}

/** What a confirmation writes. Every write has its condition, so that races are decided by the database. */
@Injectable()
export class ConfirmTransaction {
  constructor(
    @InjectModel(Shift.name) private readonly shifts: Model<Shift>,
    @InjectModel(Assignment.name) private readonly assignments: Model<Assignment>,
    @InjectModel(Booking.name) private readonly bookings: Model<Booking>,
    private readonly eligibility: EligibilityService,
    private readonly notifications: NotificationsService,
    private readonly outbox: OutboxService,
  ) {}

  async run(
    confirmation: Confirmation,
    { employer, releases }: Checked,
    session: ClientSession,
  ): Promise<FoundShift> {
    const shift = await this.takeSpot(confirmation, session);
    await this.confirmRequest(confirmation, shift, session);
    throwIfRefused(await this.eligibility.employerRefusal(confirmation.employerId, session));
    await this.book(confirmation.workerId, shift, releases, session);
    const deliver = await this.notify(confirmation.workerId, shift, employer, session);
    await this.outbox.add([deliver, ...whatFollows(confirmation, shift)], session);
    return shift;
  }

  private async takeSpot(
    { shiftId, employerId }: Confirmation,
    session: ClientSession,
  ): Promise<FoundShift> {
    const shift = await this.shifts
      .findOneAndUpdate(
        {
          _id: shiftId,
          employerId,
          status: null,
          openSpots: { $gt: 0 },
          endsAt: { $gt: new Date() },
        },
        [
          {
            $set: {
              openSpots: { $subtract: ['$openSpots', 1] },
              confirmedCount: { $add: ['$confirmedCount', 1] },
              requestCount: { $subtract: ['$requestCount', 1] },
              listed: { $gt: ['$openSpots', 1] },
            },
          },
        ],
        { session, returnDocument: 'after', updatePipeline: true },
      )
      .lean();
    if (!shift) throw new GuardFailed();
    return shift;
  }

  private async confirmRequest(
    { assignmentId, shiftId, employerId, workerId }: Confirmation,
    shift: FoundShift,
    session: ClientSession,
  ): Promise<void> {
    const assignment = await this.assignments
      .findOneAndUpdate(
        { _id: assignmentId, shiftId, employerId, workerId, state: 'requested' },
        { $set: { state: 'confirmed' } },
        { session, returnDocument: 'after' },
      )
      .lean();
    if (!assignment || !hasAgreed(assignment, shift)) throw new GuardFailed();
  }

  /** Where another shift overlaps, or the worker was released since, the upsert meets the worker's own document: a duplicate key. */
  private async book(
    workerId: string,
    { _id: shiftId, startsAt, endsAt }: FoundShift,
    releases: number,
    session: ClientSession,
  ): Promise<void> {
    const overlapping = { startsAt: { $lt: endsAt }, endsAt: { $gt: startsAt } };
    await this.bookings.updateOne(
      {
        _id: workerId,
        shifts: { $not: { $elemMatch: overlapping } },
        releases: releases === 0 ? { $in: [0, null] } : releases,
      },
      { $push: { shifts: { shiftId, startsAt, endsAt } } },
      { session, upsert: true },
    );
  }

  private notify(
    workerId: string,
    shift: FoundShift,
    employer: Card,
    session: ClientSession,
  ): Promise<NewOutboxRecord> {
    const postId = String(shift._id);
    return this.notifications.add(
      {
        userId: new Types.ObjectId(workerId),
        kind: 'worker-confirmed',
        params: {
          name: employer.name,
          jobTitle: shift.jobTitle,
          location: shift.location.locationName,
          date: shift.startsAt.toISOString(),
          timeZone: shift.timeZone,
          postId,
        },
        image: employer.photo,
        link: `/find-work/${postId}`,
      },
      session,
    );
  }
}

/** A refresh of open windows, and a reminder where there is time for one. */
function whatFollows(
  { shiftId, employerId, workerId }: Confirmation,
  { startsAt }: FoundShift,
): NewOutboxRecord[] {
  const dueAt = addHours(startsAt, -CANCELLATION_NOTICE_HOURS);
  const remind: NewOutboxRecord = {
    kind: 'peer.remind',
    payload: { shiftId, workerId },
    key: `${shiftId}:${workerId}`,
    dueAt,
  };
  return [
    { kind: 'peer.postUpdated', payload: { postId: shiftId, userIds: [employerId, workerId] } },
    ...(dueAt > new Date() ? [remind] : []),
  ];
}
