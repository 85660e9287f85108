import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  nextPostingState,
  POSTING_EVENTS,
  POSTING_STATES,
  type PostingState,
  sentState,
} from './moderation.ts';

describe('a posting that is sent', () => {
  it.each([
    [false, false, 'in-review'],
    [true, false, 'published'],
    [false, true, 'published'],
    [true, true, 'published'],
  ])(
    'licence approved %s, a posting approved %s: %s',
    (isLicenceApproved, hasApprovedPosting, state) => {
      expect(sentState({ isLicenceApproved, hasApprovedPosting })).toBe(state);
    },
  );
});

describe('the states of a posting', () => {
  const event = fc.constantFrom(...POSTING_EVENTS);

  it('never let one that was taken down come back, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = events.reduce<PostingState>(
          (before, each) => nextPostingState(before, each) ?? before,
          'taken-down',
        );
        expect(state).toBe('taken-down');
      }),
    );
  });

  it('let nothing that waits or was rejected be published but by an approval', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PostingState>('in-review', 'rejected'),
        fc.array(event.filter((each) => each !== 'approve')),
        (first, events) => {
          const state = events.reduce<PostingState>(
            (before, each) => nextPostingState(before, each) ?? before,
            first,
          );
          expect(state).not.toBe('published');
        },
      ),
    );
  });

  it('can all be taken down', () => {
    expect(POSTING_STATES.filter((state) => nextPostingState(state, 'takeDown') === null)).toEqual([
      'taken-down',
    ]);
  });
});
