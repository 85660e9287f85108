import { lostCitations } from './check-citations.ts';

const lost = (text: string, path = 'api/a-rule.ts') =>
  lostCitations([{ path, text }], ['LIMIT-1', 'LIMIT-12', 'HOURS-3']);

describe('what a source cites', () => {
  it.each([
    '/** How many there may be (LIMIT-1). */',
    '// Both hold: LIMIT-12 and HOURS-3.',
    '/** Some other thing with a number: UTF-8, ISO-8601. */',
    'constructor(private readonly decisions: PayoutDecisions) {}',
    'z.enum(DECISIONS)',
  ])('may be %s', (text) => {
    expect(lost(text)).toEqual([]);
  });

  it('may not be a number that no page has', () => {
    expect(lost('/** A limit. */\n/** Another one (LIMIT-2). */')).toEqual([
      'api/a-rule.ts:2 cites LIMIT-2, which no page has',
    ]);
  });

  it.each([
    '/** A limit, as the specification has it. */',
    "it('is in the words of the specification', () => {});",
    "/** A limit (decisions, 'Postings'). */",
    '/** A limit (see the rules, and decisions). */',
    '/** As the decisions on postings say. */',
    '/** A limit (section 9). */',
  ])('may not be a document without a number: %s', (text) => {
    expect(lost(text)).toEqual(['api/a-rule.ts:1 cites no rule by its number (docs/product)']);
  });

  it('is not looked for in this check itself', () => {
    expect(lost('// The specification.', 'tools/checks/files/check-citations.ts')).toEqual([]);
  });
});
