import { describe, expect, it } from '@jest/globals';
import { describeFailure, PlainFailure } from './plain-failure.ts';

describe('a failure', () => {
  it('is told by its sentence where it has one, else by its stack', () => {
    expect(describeFailure(new PlainFailure('Port 4200 is taken.'))).toBe('Port 4200 is taken.');
    expect(describeFailure(new Error('Not today'))).toMatch(/Not today\n\s+at /);
  });

  it('is told before what failed while everything was ended because of it', () => {
    const both = Object.assign(new Error('both'), {
      name: 'SuppressedError',
      suppressed: new PlainFailure('The page was answered 503.'),
      error: new PlainFailure('The database did not end.'),
    });
    expect(describeFailure(both)).toBe('The page was answered 503.\nThe database did not end.');
  });
});
