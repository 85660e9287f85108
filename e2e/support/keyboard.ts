import type { FileChooser, Locator, Page } from 'playwright-core';

/** More presses than any page of ours needs from one control to the next that is wanted. */
const MOST_PRESSES = 120;

/** Somebody without a mouse: moves by Tab, and acts on what has the focus and shows it. */
export class Keyboard {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    // Playwright only sees the windows for files while somebody listens, and takes its time to begin.
    page.on('filechooser', () => undefined);
  }

  /** Presses Tab until the control has the focus. Throws where Tab does not lead there. */
  async reach(control: Locator): Promise<void> {
    await control.waitFor();
    await this.tabUntil(control, hasVisibleFocus);
  }

  /** Reaches a radio button that lies unseen below what stands for it, and moves on from it by a key. */
  async moveFrom(radio: Locator, key: string): Promise<void> {
    await radio.waitFor({ state: 'attached' });
    await this.tabUntil(radio, hasVisibleFocus);
    await this.page.keyboard.press(key);
  }

  /** Reaches a control and presses a key on it, Enter when absent. */
  async press(control: Locator, key = 'Enter'): Promise<void> {
    await this.reach(control);
    await this.page.keyboard.press(key);
  }

  /** Reaches a field and types; what stood there is replaced. */
  async type(field: Locator, text: string): Promise<void> {
    await this.press(field, 'ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Reaches a group of radio buttons and moves by arrow keys to the one that says so. */
  async choose(group: Locator, answer: string): Promise<void> {
    await group.waitFor();
    await this.tabUntil(group, holdsFocus);
    const wanted = group.getByRole('radio', { name: answer, exact: true });
    const count = await group.getByRole('radio').count();
    for (let step = 0; step < count; step += 1) {
      if (await wanted.evaluate(hasVisibleFocus)) return this.page.keyboard.press('Space');
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`The arrow keys do not reach ${answer}`);
  }

  /** Reaches a file field and opens the system's window, where the file is chosen. */
  async chooseFile(field: Locator, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
    await this.reach(field);
    const asked = this.page.waitForEvent('filechooser');
    await this.page.keyboard.press('Enter');
    await (await asked).setFiles(file);
  }

  private async tabUntil(target: Locator, arrived: (element: Element) => boolean): Promise<void> {
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      if (await target.evaluate(arrived)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${String(target)}`);
  }
}

const hasVisibleFocus = (element: Element): boolean => element.matches(':focus-visible');

const holdsFocus = (element: Element): boolean => element.contains(document.activeElement);
