import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { Dollars, readWithoutMoney, withoutMoney } from './index.ts';

const Answer = z.strictObject({
  title: z.string(),
  rate: Dollars,
  top: Dollars.nullable(),
  extra: Dollars.optional(),
  lines: z.array(z.strictObject({ hours: z.number(), pay: Dollars.min(0) })),
  kinds: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('paid'), pay: Dollars }),
      z.strictObject({ kind: z.literal('free'), pay: z.string() }),
    ]),
  ),
  byStore: z.record(z.string(), z.strictObject({ total: Dollars })),
});
const ANSWER = {
  title: 'Trim',
  rate: 25,
  top: 30,
  extra: 1.5,
  lines: [{ hours: 8, pay: 200 }],
  kinds: [
    { kind: 'paid', pay: 5 },
    { kind: 'free', pay: 'none' },
  ],
  byStore: { queen: { total: 543.01 } },
};
const BARE = {
  title: 'Trim',
  lines: [{ hours: 8 }],
  kinds: [{ kind: 'paid' }, { kind: 'free', pay: 'none' }],
  byStore: { queen: {} },
};

describe('an answer to who sees no money', () => {
  it('takes every amount out, and leaves the rest', () => {
    expect(withoutMoney(Answer, ANSWER)).toEqual(BARE);
    expect(ANSWER.rate).toBe(25);
  });

  it('reads what was left out as no number', () => {
    const read = readWithoutMoney(Answer, BARE, (filled) => Answer.safeParse(filled));

    expect(read.data).toMatchObject({
      title: 'Trim',
      rate: Number.NaN,
      lines: [{ hours: 8, pay: Number.NaN }],
      kinds: [{ pay: Number.NaN }, { pay: 'none' }],
      byStore: { queen: { total: Number.NaN } },
    });
  });

  it('is still refused where something else is missing', () => {
    const { title, ...untitled } = BARE;

    expect(title).toBe('Trim');
    const read = readWithoutMoney(Answer, untitled, (filled) => Answer.safeParse(filled));
    expect(read.success).toBe(false);
  });
});
