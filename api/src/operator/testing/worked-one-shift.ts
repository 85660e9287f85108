import { updateProfile } from '@leafshift/contracts/profile';
import { ObjectId } from 'mongodb';
import { FileStorage } from '../../infra/storage/file-storage.ts';
import { aShift } from '../../testing/a-shift.ts';
import { anUpload } from '../../testing/documents.ts';
import { anEmployer, aWorker, type Worker } from '../../testing/people.ts';
import { ShiftSteps } from '../../testing/shift-steps.ts';
import type { TestApi } from '../../testing/test-api.ts';

/** An installation with two workers, of whom one has worked a shift, and all of their files; gives that one. */
export async function workedOneShift(api: TestApi): Promise<Worker> {
  const employer = await anEmployer().onboarded().in(api);
  const worker = await aWorker().onboarded().in(api);
  const steps = await ShiftSteps.post(api, employer, aShift().startingIn(30));
  await steps.work(worker, 5);
  await steps.submit();
  for (const who of [worker, await aWorker().onboarded().in(api)]) {
    const profileImage = await anUpload(api, who, 'profile-picture');
    await api.get(updateProfile, { body: { profileImage } }, who);
  }
  await api.settle();
  await giveFiles(api, worker);
  return worker;
}

/** The keys of files that were uploaded. */
export async function uploadedKeys(api: TestApi): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const key of api.app.get(FileStorage).list()) keys.push(key);
  return keys.filter((key) => !key.startsWith('picture_'));
}

/** The people of specs have documents without a file. */
async function giveFiles(api: TestApi, owner: Worker): Promise<void> {
  const native = api.database.native;
  const keys = [
    ...(await native.collection('profiles').distinct('pictureKey')),
    ...(await native.collection('reviewed_documents').distinct('fileKey')),
  ].filter((key) => /^picture_/.test(key));
  for (const key of keys) {
    const bytes = Buffer.from(key);
    await api.app.get(FileStorage).store({ key, uploadKey: key, contentType: 'image/jpeg', bytes });
    const upload = { state: 'claimed', kind: 'profile-picture', createdAt: new Date() };
    await native
      .collection<{ _id: string }>('uploads')
      .insertOne({ _id: key, ...upload, ...{ ownerId: new ObjectId(owner.id) } });
  }
}
