import type { Locator, Page } from 'playwright-core';

/** The employer's dashboard: the month, the chosen day, the notifications. */
export class EmployerHome {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get today(): Locator {
    return this.page.locator('[aria-current="date"]');
  }

  /** The card of the first shift of the chosen day. */
  get shiftCard(): Locator {
    return this.page.getByRole('article').first();
  }

  get viewRequests(): Locator {
    return this.shiftCard.getByRole('button', { name: 'View Requests' });
  }
}

/** 'Update Profile' with its sections. */
export class EmployerProfilePage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  /** Opens one of the dialogs that add an entry. */
  async add(what: 'Location' | 'Supervisor' | 'Payment Method'): Promise<Locator> {
    await this.page.getByRole('button', { name: `Add ${what}` }).click();
    const dialog = this.page.getByRole('dialog', { name: `Add ${what}` });
    await dialog.waitFor();
    return dialog;
  }
}

/** Completed shifts and their invoices. */
export class WorkHistoryPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openInvoice(): Promise<Locator> {
    await this.page
      .getByRole('button', { name: /^View Invoice/ })
      .first()
      .click();
    const dialog = this.page.getByRole('dialog', { name: /^Invoice/ });
    await dialog.waitFor();
    return dialog;
  }
}
