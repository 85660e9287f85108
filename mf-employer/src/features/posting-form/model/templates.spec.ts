import { describe, expect, it } from '@jest/globals';
import { PostingTemplateForm } from '@leafshift/contracts/posting-templates';
import { anEmployerProfile, anId } from '@leafshift/testing/builders';
import { EMPTY_DRAFT, type PostingDraft } from './draft.ts';
import { draftOf, postingOf } from './templates.ts';
import { EMPTY_PERMANENT, EMPTY_TEMP } from './values.ts';

const profile = anEmployerProfile();
const shift: PostingDraft = {
  ...EMPTY_DRAFT,
  temp: {
    ...EMPTY_TEMP,
    days: ['2026-05-14'],
    invited: [anId(2)],
    time: '09:00',
    rate: 25,
    jobType: 'Cultivation',
    location: anId(101),
    supervisor: anId(111),
    credentials: ['CannSell'],
  },
};

describe('A template', () => {
  it('keeps a shift without its days and invitations', () => {
    const posting = postingOf(shift);

    expect(PostingTemplateForm.safeParse({ name: 'Harvest', posting }).error).toBeUndefined();
    expect(draftOf(posting, profile)).toEqual({
      ...shift,
      temp: { ...shift.temp, days: [], invited: [] },
    });
  });

  it('keeps a permanent posting', () => {
    const job: PostingDraft = {
      ...EMPTY_DRAFT,
      employmentType: 'Permanent',
      permanent: { ...EMPTY_PERMANENT, jobType: 'Store Manager' },
    };

    expect(draftOf(postingOf(job), profile)).toEqual(job);
  });

  it('keeps an empty form', () => {
    const posting = postingOf(EMPTY_DRAFT);

    expect(PostingTemplateForm.safeParse({ name: 'Blank', posting }).error).toBeUndefined();
  });

  it('leaves out a location and a supervisor that are gone', () => {
    const moved = { ...profile, locations: [], supervisor: [] };

    expect(draftOf(postingOf(shift), moved).temp).toMatchObject({
      location: null,
      supervisor: null,
    });
  });
});
