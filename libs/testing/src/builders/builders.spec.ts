import * as builders from './index.ts';

const { aCompletedShift, anInvoice, aQuote, aTempPost } = builders;

type AnyBuilder = () => { with(changes: object): object };

const named = Object.entries<unknown>(builders).flatMap(([name, value]): [string, AnyBuilder][] =>
  /^an?[A-Z]/.test(name) && name !== 'anId' ? [[name, value as AnyBuilder]] : [],
);

describe('builders', () => {
  it.each(named)('%s fits its contract, and so does a neighbour of it', (_name, build) => {
    expect(build().with({})).toEqual(build());
  });

  it('refuse what the contract refuses', () => {
    expect(() => aTempPost({ rate: 23.333 })).toThrow(/TOO_MANY_DECIMALS/);
    expect(() => aTempPost().with({ timeZone: 5 as unknown as string })).toThrow();
  });

  it('travel as plain values', () => {
    expect(JSON.parse(JSON.stringify(anInvoice()))).not.toHaveProperty('with');
    expect(Object.keys(aTempPost())).not.toContain('with');
  });

  it('add up to the cent', () => {
    for (const { basePay, leafshiftFee, processingFee, tax, total } of [aQuote()]) {
      expect(basePay + leafshiftFee + processingFee + tax).toBeCloseTo(total, 5);
    }
    const invoice = anInvoice();
    expect(
      invoice.totalRate + invoice.leafshiftFee + invoice.processingFee + invoice.tax,
    ).toBeCloseTo(invoice.total, 5);
    expect(aCompletedShift().rate * aCompletedShift().duration).toBe(aCompletedShift().totalRate);
  });
});
