import { type Db, ObjectId } from 'mongodb';

/** What the back office does for a business: its licence counts as submitted and approved. */
export async function trustBusiness(database: Db, employerId: string): Promise<void> {
  const licence = { userId: new ObjectId(employerId), kind: 'businessLicence' };
  await database.collection('reviewed_documents').updateOne(
    licence,
    {
      $set: { status: 'Approved' },
      $setOnInsert: { fileKey: 'never-uploaded', reason: null, submittedAt: new Date() },
    },
    { upsert: true },
  );
}
