import type { Locator, Page } from 'playwright-core';
import { holdsValue } from '../support/holds-value.ts';
import { Keyboard } from '../support/keyboard.ts';
import { aPicture } from '../support/picture.ts';

/** The worker's five steps of the onboarding panel, without a mouse. */
export class WorkerOnboardingByKeyboard {
  private readonly keyboard: Keyboard;
  private readonly panel: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.keyboard = new Keyboard(page);
    this.panel = page.getByRole('dialog', { name: 'Onboarding' });
  }

  private async at(title: string): Promise<void> {
    await this.panel.getByRole('heading', { name: title }).waitFor();
  }

  private button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  async next(): Promise<void> {
    await this.keyboard.press(this.button('Next step'));
  }

  async createProfile(worker: {
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
    /** As the date field takes it: month, day and year. */
    readonly birthDay: string;
    readonly bio: string;
    readonly address: string;
    readonly city: string;
    readonly postalCode: string;
  }): Promise<void> {
    const { keyboard, panel } = this;
    await this.at('Create Profile');
    const picture = 'Profile picture';
    await keyboard.chooseFile(panel.getByLabel(picture), await aPicture('portrait'));
    await keyboard.press(this.page.getByRole('button', { name: 'Use picture' }));
    await panel.getByRole('img', { name: picture }).waitFor();
    await keyboard.type(panel.getByLabel('First name'), worker.firstName);
    await keyboard.type(panel.getByLabel('Last name'), worker.lastName);
    await keyboard.type(panel.getByLabel('Phone number'), worker.phone);
    await keyboard.reach(panel.getByLabel('Date of birth'));
    await this.page.keyboard.type(worker.birthDay);
    await keyboard.type(panel.getByLabel('About you'), worker.bio);
    const address = panel.getByLabel('Address', { exact: true });
    await keyboard.type(address, worker.address);
    await this.takeSuggestion(address, worker.address);
    const city = panel.getByLabel('City', { exact: true });
    await keyboard.reach(city);
    await holdsValue(city, worker.city);
    await keyboard.type(panel.getByLabel('Postal code'), worker.postalCode);
    await this.next();
  }

  /** Takes the first entry of the list that opens below a field, once it stands out: before, Enter takes none. */
  private async takeSuggestion(field: Locator, suggestion: string): Promise<void> {
    const first = this.page.getByTitle(suggestion).and(this.page.locator('[class*=option-active]'));
    await first.locator('visible=true').first().waitFor();
    await field.and(this.page.locator('[aria-expanded="true"]')).waitFor();
    await this.page.keyboard.press('Enter');
  }

  async submitDocuments(): Promise<void> {
    await this.at('ID Verification');
    for (const title of ['Government Photo ID', 'Background Check']) {
      const document = this.panel.getByRole('region', { name: title });
      await this.keyboard.press(document.getByRole('button', { name: `Add ${title}` }));
      await this.keyboard.chooseFile(
        document.getByLabel(new RegExp(`^Image.*: ${title}`)),
        await aPicture('document'),
      );
      await this.keyboard.press(document.getByRole('button', { name: 'Upload' }));
      await document.getByText('Submitted', { exact: true }).waitFor();
    }
    await this.next();
  }

  async leaveBankForLater(): Promise<void> {
    await this.at('Add Banking Info');
    await this.next();
  }

  async addCertificate(number: string): Promise<void> {
    await this.at('Add Certifications');
    const name = this.panel.getByLabel('Certificate name');
    await this.keyboard.press(name, 'ArrowDown');
    await this.takeSuggestion(name, 'Selling it Right');
    await this.keyboard.type(this.panel.getByLabel('Certificate number'), number);
    await this.keyboard.press(this.button('Add Certificate'));
    await this.panel.getByRole('region', { name: 'Certificates' }).getByText(number).waitFor();
    await this.next();
  }

  async answerSurvey(): Promise<void> {
    await this.at('Screening Survey');
    const answers: readonly (readonly [question: RegExp, answer: string])[] = [
      [/legally able to work/, 'Yes'],
      [/convicted of a crime/, 'No'],
      [/driver's licence/, 'Yes'],
      [/How many years/, '3'],
      [/How well do you know/, '4'],
    ];
    for (const [question, answer] of answers) {
      await this.keyboard.choose(this.panel.getByRole('group', { name: question }), answer);
    }
    await this.keyboard.press(this.button('Complete onboarding'));
    await this.panel.waitFor({ state: 'hidden' });
  }
}
