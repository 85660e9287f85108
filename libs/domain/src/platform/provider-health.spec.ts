import { unheardSince } from './provider-health.ts';

const NOW = new Date('2026-05-12T15:00:00.000Z');
const at = (time: string): Date => new Date(`2026-05-${time}:00.000Z`);

describe('payments since which the provider was not heard', () => {
  it('are those of an hour ago and before, after its last event', () => {
    expect(unheardSince(at('12T10:00'), NOW)).toEqual({
      from: at('12T10:05'),
      to: at('12T14:00'),
    });
  });

  it.each(['12T14:59', '12T14:30', '12T13:55'])('are none after an event at %s', (heard) => {
    expect(unheardSince(at(heard), NOW)).toBeNull();
  });

  it.each([null, at('01T10:00')])(
    'go back six days at most, as far as events are remembered',
    (heard) => {
      expect(unheardSince(heard, NOW)).toEqual({ from: at('06T15:00'), to: at('12T14:00') });
    },
  );
});
