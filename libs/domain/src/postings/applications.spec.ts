import { describe, expect, it } from '@jest/globals';
import { filledAnswer } from './applications.ts';

describe('a template of an answer', () => {
  const subject = { name: 'Ada {title}', title: 'Grower', company: 'New Leaf' };

  it('names applicant, position and business wherever it says so', () => {
    expect(filledAnswer('{name}: {title} at {company}, {title}', subject)).toBe(
      'Ada {title}: Grower at New Leaf, Grower',
    );
  });

  it('keeps braces that mean nothing', () => {
    expect(filledAnswer('{salary} {name', subject)).toBe('{salary} {name');
  });
});
