import type { PermanentPostingId } from '../domain/ids.ts';
import { howToApply } from './how-to-apply.ts';

const posting = { id: '6b01146a29a64e0ff8f0203c' as PermanentPostingId, jobType: 'Store Manager' };
const employer = { name: 'Fleur & Co', photo: null };
const portalUrl = 'https://portal.example.ca';

describe('how to apply for a permanent job', () => {
  it('is the configured form, with post id, job type and name', () => {
    const external = 'https://forms.example.ca/apply?lang=en';
    expect(howToApply(posting, employer, { external, portalUrl })).toEqual({
      kind: 'form',
      url: 'https://forms.example.ca/apply?lang=en&postId=6b01146a29a64e0ff8f0203c&jobType=Store+Manager&name=Fleur+%26+Co',
    });
  });

  it('is else the form of the portal', () => {
    expect(howToApply(posting, employer, { external: undefined, portalUrl })).toEqual({
      kind: 'form',
      url: 'https://portal.example.ca/job-posting/6b01146a29a64e0ff8f0203c/apply',
    });
  });
});
