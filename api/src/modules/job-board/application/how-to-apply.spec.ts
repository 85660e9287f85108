import type { PermanentPostingId } from '../domain/ids.ts';
import { howToApply } from './how-to-apply.ts';

const posting = { id: '6b01146a29a64e0ff8f0203c' as PermanentPostingId, jobType: 'Store Manager' };
const employer = { name: 'Fleur & Co', photo: null, applyEmail: 'sam@example.ca' };

describe('how to apply for a permanent job', () => {
  it('is the configured form, with post id, job type and name', () => {
    expect(howToApply(posting, employer, 'https://forms.example.ca/apply?lang=en')).toEqual({
      kind: 'form',
      url: 'https://forms.example.ca/apply?lang=en&postId=6b01146a29a64e0ff8f0203c&jobType=Store+Manager&name=Fleur+%26+Co',
    });
  });

  it('is else a mail to the supervisor, else a sentence', () => {
    expect(howToApply(posting, employer, undefined)).toEqual({
      kind: 'email',
      email: 'sam@example.ca',
      subject: 'Application: Store Manager',
    });
    expect(howToApply(posting, { ...employer, applyEmail: null }, undefined)).toEqual({
      kind: 'instructions',
      text: 'To apply for Store Manager, contact Fleur & Co directly and mention Leafshift.',
    });
  });
});
