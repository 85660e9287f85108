import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { IDENTITY_KINDS, identityKey } from './identity-marks.ts';

describe('the form in which identities are compared', () => {
  it.each([
    ['email', ' Wanda+shifts@Example.CA ', 'wanda@example.ca'],
    ['email', 'wanda@example.ca', 'wanda@example.ca'],
    ['email', '+tag@example.ca', '+tag@example.ca'],
    ['email', 'w.anda@gmail.com', 'w.anda@gmail.com'],
    ['phone', '+1 (416) 555-0102', '4165550102'],
    ['phone', '416.555.0102', '4165550102'],
    ['phone', '+44 20 7946 0958', '442079460958'],
    ['phone', 'none', ''],
    ['bank', 'fp_1', 'fp_1'],
  ] as const)('of the %s %s is %s', (kind, value, key) => {
    expect(identityKey(kind, value)).toBe(key);
  });

  it('does not change what is in it already', () => {
    fc.assert(
      fc.property(fc.constantFrom(...IDENTITY_KINDS), fc.string(), (kind, value) => {
        const key = identityKey(kind, value);
        // A phone number with the country code twice is none.
        fc.pre(!(kind === 'phone' && key.length === 11));
        expect(identityKey(kind, key)).toBe(key);
      }),
    );
  });

  it('is the same for every tag and case of an address', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{1,20}$/),
        fc.stringMatching(/^[a-z0-9]{0,9}$/),
        (mailbox, tag) => {
          const tagged = `${mailbox.toUpperCase()}+${tag}@example.ca`;
          expect(identityKey('email', tagged)).toBe(identityKey('email', `${mailbox}@example.ca`));
        },
      ),
    );
  });
});
