import { formatMoney } from '@leafshift/domain/format';
import { localeTag } from '@leafshift/domain/languages';
import { cents } from '@leafshift/domain/money';
import { anId } from '@leafshift/testing/builders';
import { renderAlone } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { alone } from './alone.ts';

const PATIENCE = { timeout: 10_000 };
/** An invoice of the sample, paid and with what was billed and given back. */
const INVOICE = anId(5003);
/** How amounts could be written otherwise: signs, codes and words. */
const CURRENCY = /\$|CAD|دولار/g;

/** Matches every amount as `formatMoney` writes it in Arabic, taken from what it writes. */
function theOneForm(): RegExp {
  const asRegex = (amount: number) =>
    formatMoney(cents(amount), localeTag('ar'))
      .replace(/[$.*+?^(){}|[\]\\]/g, '\\$&')
      .replace(/[\d,]+\\\.\d\d/, '[\\d,]+\\.\\d\\d');
  return new RegExp(`${asRegex(-123_456)}|${asRegex(123_456)}`, 'g');
}

describe('Pages in Arabic', () => {
  beforeEach(() => sessionStorage.clear());

  it.each([
    ['/home', 1],
    ['/posts', 5],
    ['/schedule', 4],
    ['/workhistory', 20],
    [`/workhistory?invoice=${INVOICE}`, 26],
  ])('write every amount of %s in the one form', async (path, least) => {
    await renderAlone(alone, { path, language: 'ar' });
    const amounts = () => document.body.textContent.match(theOneForm()) ?? [];
    await waitFor(() => expect(amounts().length).toBeGreaterThanOrEqual(least), PATIENCE);
    await waitFor(() => expect(screen.queryAllByText('Loading...')).toEqual([]), PATIENCE);

    const rest = document.body.textContent.replace(theOneForm(), '');
    expect(rest.match(CURRENCY) ?? []).toEqual([]);
  });
});
