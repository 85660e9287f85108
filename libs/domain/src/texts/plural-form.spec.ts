import { keyOf, pluralFormOf } from './plural-form.ts';

describe('a name in a file of texts', () => {
  it.each([
    ['spots_one', 'spots', 'one'],
    ['spots_many', 'spots', 'many'],
    ['filter.job_type', 'filter.job_type', undefined],
    ['other', 'other', undefined],
  ])('%s is of the key %s in the form %s', (name, key, form) => {
    expect(keyOf(name)).toBe(key);
    expect(pluralFormOf(name)).toBe(form);
  });
});
