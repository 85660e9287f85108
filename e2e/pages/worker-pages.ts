import type { Locator, Page } from 'playwright-core';

/** The worker's home: the month, the chosen day, invitations, the calendar feed. */
export class WorkerHome {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get invitations(): Locator {
    return this.page.getByRole('region', { name: 'You are invited' });
  }

  get findShifts(): Locator {
    return this.page.getByRole('button', { name: 'Find Shifts' });
  }

  /** The first shift of the chosen day; the notifications beside it are a list of buttons too. */
  get firstShift(): Locator {
    return this.page.locator('main section:not(aside *) > ul > li > button').first();
  }

  get shiftDetails(): Locator {
    return this.page.getByRole('dialog', { name: 'Shift Details' });
  }

  /** Opens the dialog with the private calendar address. */
  async openCalendarFeed(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Add to your calendar' }).click();
    return this.page.getByRole('dialog', { name: 'Your shifts in your calendar' });
  }
}

/** Find Work: its three tabs, the list, and the chosen shift. */
export class FindWorkPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  tab(name: 'Find Work' | 'Requests' | 'Confirmed'): Locator {
    return this.page.getByRole('tab', { name });
  }

  /** A shift of the list by a part of what it says. */
  shift(text: string | RegExp): Locator {
    return this.page.getByRole('tabpanel').getByRole('link').filter({ hasText: text }).first();
  }

  get details(): Locator {
    return this.page.getByRole('region', { name: 'Shift details' });
  }

  action(name: 'Apply Now' | 'Withdraw Request' | 'Cancel Shift'): Locator {
    return this.details.getByRole('button', { name });
  }

  get map(): Locator {
    return this.page.getByRole('application', { name: 'Open shifts on a map' });
  }

  /** Places with open shifts, the nearest first. */
  get pins(): Locator {
    return this.map.getByRole('button');
  }

  get filters(): Locator {
    return this.page.getByRole('button', { name: /^Filters/ });
  }
}

/** Completed shifts with pay and payouts. */
export class WorkerHistory {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get exportCsv(): Locator {
    return this.page.getByRole('button', { name: 'Export CSV' });
  }
}
