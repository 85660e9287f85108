import { textDigest } from './text-digest.ts';

describe('the digest of texts', () => {
  it('is the same for the same texts', () => {
    expect(textDigest({ action: { back: 'Back' } })).toBe(textDigest({ action: { back: 'Back' } }));
  });

  it.each([
    { action: { back: 'back' } },
    { action: { Back: 'Back' } },
    { action: { back: 'Back', skip: 'Skip' } },
    { back: 'Back' },
  ])('is another one for %j', (other) => {
    expect(textDigest(other)).not.toBe(textDigest({ action: { back: 'Back' } }));
  });
});
