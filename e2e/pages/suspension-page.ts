import type { Locator, Page } from 'playwright-core';

/** The notice above every page of a suspended or reviewed account, and the page behind it. */
export class SuspensionPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes there from the notice above every page. What was just cancelled may lead there, too. */
  async open(): Promise<void> {
    await this.page
      .getByRole('alert')
      .filter({ hasText: 'Your account is suspended.' })
      .getByRole('link', { name: 'See why and what you can do' })
      .click();
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name });
  }

  /** The day that follows these words on the page. */
  async dayAfter(words: string): Promise<Date> {
    const text = (await this.page.getByText(words).textContent()) ?? '';
    const [, day = ''] = /([A-Z][a-z]{2} \d{1,2}, \d{4})/.exec(text.slice(words.length)) ?? [];
    return new Date(day);
  }

  get reason(): Locator {
    return this.page.getByLabel('What happened?');
  }

  get send(): Locator {
    return this.page.getByRole('button', { name: 'Send Appeal' });
  }
}
