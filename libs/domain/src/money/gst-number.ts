/** Nine digits of the business, RT for goods and services tax, and the number of the account. */
const GST_NUMBER = /^(\d{9})RT(\d{4})$/;

/** Whether the last digit of a business number fits the others: each second one counts double (Luhn). */
function isBusinessNumber(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 && sum > 0;
}

/** A GST/HST number as it is printed, `123456782RT0001`, however it was typed; null for anything else. */
export function gstNumber(text: string): string | null {
  const written = text.replaceAll(/[\s-]+/g, '').toUpperCase();
  const [, business = '', account] = GST_NUMBER.exec(written) ?? [];
  return isBusinessNumber(business) && account !== '0000' ? written : null;
}
