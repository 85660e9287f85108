import {
  type ApplicationForm,
  applications,
  applyToPosting,
} from '@leafshift/contracts/applications';
import { CURRENT_CONSENT } from '@leafshift/domain/applications';
import type { Employer } from '../../../testing/people.ts';
import type { As, TestApi } from '../../../testing/test-api.ts';

/** What an applicant fills in. */
export const anApplication = (fields: Partial<ApplicationForm> = {}): ApplicationForm => ({
  name: 'Ada Lovelace',
  email: 'ada@example.ca',
  phone: '416 555 0134',
  words: 'I have grown orchids for six years.',
  language: 'en',
  consent: CURRENT_CONSENT,
  ...fields,
});

/** Applies, and gives the id of the employer's latest application. */
export async function apply(
  api: TestApi,
  { postId, employer, as }: { postId: string; employer: Employer; as?: As },
  fields: Partial<ApplicationForm> = {},
): Promise<string> {
  await api.get(applyToPosting, { params: { postId }, body: anApplication(fields) }, as);
  const { applications: list } = await api.get(applications, { query: { postId } }, employer);
  const [latest] = list;
  if (!latest) {
    throw new Error('Nothing arrived');
  }
  return latest._id;
}
