import type { Page } from 'playwright-core';
import { shownText } from '../support/shown-text.ts';

/** The employer's dialog of one shift, from the requests to its submission. */
export class ShiftDialog {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private get dialog() {
    return this.page.getByRole('dialog');
  }

  private button(name: string) {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async confirmWorker(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await this.button('Confirm Worker').click();
    await shownText(this.page, 'Worker Confirmed').waitFor();
    await this.dialog.locator('label', { hasText: 'Confirmed' }).click();
  }

  /** Looks at a confirmed worker too early, and goes back to the list. */
  async cannotClockIn(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await this.dialog.getByText(/^Clock-in can be recorded from/).waitFor();
    if (await this.button('Confirm Clock In Time').isEnabled()) {
      throw new Error('A time to come can be recorded');
    }
    await this.button('Back').click();
  }

  /** Clock-in and clock-out at their proposed times, then the proposed rating. */
  async recordWork(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await this.button('Confirm Clock In Time').click();
    await this.button('Confirm Clock Out Time').click();
    await this.button('Submit Rating').click();
    await shownText(this.page, 'Rating Completed').waitFor();
    await this.button('SUBMIT SHIFT').click();
    await this.dialog.getByRole('region', { name: 'Confirmed', exact: true }).waitFor();
  }

  async submit(): Promise<void> {
    await this.button('SUBMIT SHIFT').click();
    await this.dialog.getByText('Confirm Shift Details').waitFor();
    await this.button('SUBMIT SHIFT').click();
    await this.dialog.getByText(/Invoice LS-\d+/).waitFor();
  }
}
