import type { Locator, Page } from 'playwright-core';

/** More presses than any page of ours needs from one control to the next that is wanted. */
const MOST_PRESSES = 120;

/** Somebody without a mouse: moves by Tab, and acts on what has the focus. */
export class Keyboard {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses Tab until the control has the focus. Throws where Tab does not lead there. */
  async reach(control: Locator): Promise<void> {
    await control.waitFor();
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${String(control)}`);
  }

  /** Reaches a control and presses a key on it, Enter when absent. */
  async press(control: Locator, key = 'Enter'): Promise<void> {
    await this.reach(control);
    await this.page.keyboard.press(key);
  }
}
