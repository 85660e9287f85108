import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { asId, type EmployerId, type IdOf, type UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type AssignmentDocument, assignmentCollection } from '../../assignments/index.ts';
import { type InvoiceDocument, invoiceCollection } from '../../invoice/index.ts';
import { ActSubjects, type NamedIds } from '../domain/act-subjects.ts';

/** Reads shifts and workers behind assignments, their timesheets and invoices. */
@Injectable()
export class MongoActSubjects extends ActSubjects {
  constructor(
    @InjectModel(assignmentCollection.name)
    private readonly assignments: Model<AssignmentDocument>,
    @InjectModel(invoiceCollection.name) private readonly invoices: Model<InvoiceDocument>,
  ) {
    super();
  }

  override async find(
    employerId: EmployerId,
    { postIds, assignmentId, invoiceId }: NamedIds,
  ): Promise<{ readonly postIds: readonly string[]; readonly workerId: UserId | null }> {
    const own = (id: string) => ({
      _id: toObjectId(asId<IdOf<string>>(id)),
      employerId: toObjectId(employerId),
    });
    const assignment =
      assignmentId &&
      (await this.assignments.findOne(own(assignmentId), { shiftId: 1, workerId: 1 }).lean());
    const invoice =
      invoiceId && (await this.invoices.findOne(own(invoiceId), { shiftId: 1 }).lean());
    const shiftId = (assignment || invoice || null)?.shiftId;
    const found = shiftId ? [fromObjectId<IdOf<string>>(shiftId)] : [];
    return {
      postIds: [...new Set([...postIds, ...found])],
      workerId: assignment ? fromObjectId<UserId>(assignment.workerId) : null,
    };
  }
}
