import { describe, expect, it } from '@jest/globals';
import type { PlaceState } from '../shift-lifecycle.ts';
import {
  PLACE_EVENTS,
  PLACE_STATES,
  PLACE_TRANSITIONS,
  SHIFT_CODES,
  shiftRefusal,
} from '../shift-lifecycle.ts';

describe('the place machine', () => {
  it('has a wording for every refusal', () => {
    for (const code of SHIFT_CODES) {
      expect(shiftRefusal(code)).toMatchObject({ code, msg: expect.stringMatching(/\S/) });
    }
  });

  it('reaches every state from none, and ends in completed', () => {
    const reached = new Set<PlaceState>(['none']);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const state of [...reached]) {
        for (const event of PLACE_EVENTS) {
          const step = PLACE_TRANSITIONS[event][state];
          if ('to' in step) {
            reached.add(step.to);
          }
        }
      }
    }
    expect([...reached].sort()).toEqual([...PLACE_STATES].sort());
    expect(PLACE_EVENTS.some((event) => 'to' in PLACE_TRANSITIONS[event].completed)).toBe(false);
  });
});
