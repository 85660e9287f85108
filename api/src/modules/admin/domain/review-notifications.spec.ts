import { reviewedWords } from './review-notifications.ts';

describe('What a reviewed document leads its owner to', () => {
  it.each([null, 'The picture is not sharp'])(
    'is the licence itself for a business (%p)',
    (reason) => {
      expect(reviewedWords('businessLicence', reason).link).toBe('/profile#licence');
    },
  );

  it('is the profile for a worker', () => {
    expect(reviewedWords('identificationDocument', null).link).toBe('/profile');
  });
});
