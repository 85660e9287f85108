import { type Db, MongoClient, ObjectId } from 'mongodb';

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

/** The same on the database at an address. */
export async function trustBusinessAt(mongodbUri: string, employerId: string): Promise<void> {
  const client = await MongoClient.connect(mongodbUri);
  try {
    await trustBusiness(client.db(), employerId);
  } finally {
    await client.close();
  }
}
