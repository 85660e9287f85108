import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** What is wrong with a setting, in words for operators, where its schema has none of its own. */
export const settingSentence: z.core.$ZodErrorMap = (issue) => sentenceOf(issue);

function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required' : `This must be a ${issue.expected}`;
    case 'invalid_value':
      return `This must be ${issue.values.map(String).join(' or ')}`;
    case 'invalid_format':
      return issue.format === 'url'
        ? 'This must be an address, such as https://portal.example.ca'
        : `This must be a ${issue.format}`;
    case 'too_small':
      return `This must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return `This must be at most ${issue.maximum}`;
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}`;
    default:
      return 'This cannot be used';
  }
}
