import { maskedAddress, openSubject } from './told-address.ts';

describe('what is noted of a mail', () => {
  it.each([
    ['wanda@example.ca', 'w…@example.ca'],
    ['w@example.ca', 'w…@example.ca'],
  ])('has of an address what tells it from others: %s', (address, shown) => {
    expect(maskedAddress(address)).toBe(shown);
  });

  it.each([
    ['493817 is your Leafshift code', '… is your Leafshift code'],
    ['Your code: 493 817', 'Your code: …'],
    ['See https://leafshift.ca/x?token=abc now', 'See … now'],
    ['Your week from May 4 to 10, 2026', 'Your week from May 4 to 10, 2026'],
  ])('has no codes and links: %s', (subject, shown) => {
    expect(openSubject(subject)).toBe(shown);
  });
});
