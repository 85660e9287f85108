import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { reachableNumber } from './phone-numbers.ts';

describe('a number that messages are sent to', () => {
  it.each(['+16045550100', '16045550100', '6045550100', '+1 (604) 555-0100', '604.555.0100'])(
    'is the same however it is written: %s',
    (phone) => {
      expect(reachableNumber(phone)).toBe('+16045550100');
    },
  );

  it.each([
    '',
    '+442079460123',
    '+861065529988',
    '5550100',
    '0045550100',
    '6041550100',
    '900',
    '+6045550100',
  ])('lies in North America: %s does not', (phone) => {
    expect(reachableNumber(phone)).toBeNull();
  });

  it('is its own form', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789 ()-') }), (phone) => {
        const number = reachableNumber(phone);
        expect(number === null || reachableNumber(number) === number).toBe(true);
      }),
    );
  });
});
