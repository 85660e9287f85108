import {
  changeSavedSearch,
  removeSavedSearch,
  savedSearches,
  saveSearch,
} from '@leafshift/contracts/saved-searches';
import { aShift } from '../../../testing/a-shift.ts';
import type { Employer, Worker } from '../../../testing/people.ts';
import type { TestApi } from '../../../testing/test-api.ts';

/** A worker keeps a search, is told of a shift that fits, waits to be told of another, and removes it. */
export async function searchWithAlerts(
  api: TestApi,
  worker: Worker,
  employer: Employer,
): Promise<void> {
  const form = { name: 'Any', filters: {}, sort: 'soonest', alerts: true } as const;
  const { _id } = await api.get(saveSearch, { body: form }, worker);
  for (const hours of [140, 160]) {
    await aShift().startingIn(hours).by(employer, api);
    await api.settle();
  }
  await api.get(savedSearches, {}, worker);
  const params = { searchId: _id };
  await api.get(changeSavedSearch, { params, body: { name: 'All', alerts: false } }, worker);
  await api.get(removeSavedSearch, { params }, worker);
}
