import type { Locator } from 'playwright-core';

/** Waits until a field holds a value; what fills it may still be on its way. */
export async function holdsValue(field: Locator, value: string): Promise<void> {
  const input = await field.elementHandle();
  await field
    .page()
    .waitForFunction(([element, wanted]) => (element as HTMLInputElement).value === wanted, [
      input,
      value,
    ] as const);
}
