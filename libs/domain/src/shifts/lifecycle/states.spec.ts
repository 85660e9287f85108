import { describe, expect, it } from '@jest/globals';
import type { AssignmentState } from '../shift-lifecycle.ts';
import {
  ASSIGNMENT_EVENTS,
  ASSIGNMENT_STATES,
  ASSIGNMENT_TRANSITIONS,
  SHIFT_CODES,
  shiftRefusal,
} from '../shift-lifecycle.ts';

describe('the assignment machine', () => {
  it('names a text for every refusal', () => {
    for (const code of SHIFT_CODES) {
      expect(shiftRefusal(code)).toMatchObject({ code, text: expect.stringMatching(/\S/) });
    }
  });

  it('reaches every state from none, and ends in completed', () => {
    const reached = new Set<AssignmentState>(['none']);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const state of [...reached]) {
        for (const event of ASSIGNMENT_EVENTS) {
          const step = ASSIGNMENT_TRANSITIONS[event][state];
          if ('to' in step) {
            reached.add(step.to);
          }
        }
      }
    }
    expect([...reached].sort()).toEqual([...ASSIGNMENT_STATES].sort());
    expect(ASSIGNMENT_EVENTS.some((event) => 'to' in ASSIGNMENT_TRANSITIONS[event].completed)).toBe(
      false,
    );
  });
});
