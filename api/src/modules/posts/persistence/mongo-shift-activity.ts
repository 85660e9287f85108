import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { ShiftActivity } from '../domain/ports/shift-activity.ts';
import { type ShiftDocument, shiftCollection } from './shift.schema.ts';

/** What businesses have going on, from the shifts in MongoDB. */
@Injectable()
export class MongoShiftActivity extends ShiftActivity {
  constructor(@InjectModel(shiftCollection.name) private readonly shifts: Model<ShiftDocument>) {
    super();
  }

  override async isOpen(employerId: EmployerId, at: Date): Promise<boolean> {
    const due = [{ endsAt: { $gt: at } }, { confirmedCount: { $gt: 0 } }];
    const open = { employerId: toObjectId(employerId), status: null, $or: due };
    return (await this.shifts.exists(open)) !== null;
  }
}
