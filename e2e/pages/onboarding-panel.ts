import type { Page } from 'playwright-core';
import { holdsValue } from '../support/holds-value.ts';
import { aPicture } from '../support/picture.ts';
import { chooseOption } from './choose.ts';

export interface PlainAddress {
  readonly street: string;
  readonly city: string;
  /** As the address search's suggestion says it, such as `BC`. */
  readonly province: string;
  readonly postalCode: string;
}

/** The onboarding panel, as a person goes through it. */
export class OnboardingPanel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private get panel() {
    return this.page.getByRole('dialog', { name: 'Onboarding' });
  }

  /** Waits until a step is shown. */
  async at(title: string): Promise<void> {
    await this.panel.getByRole('heading', { name: title }).waitFor();
  }

  async next(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Next step' }).click();
  }

  async complete(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Complete onboarding' }).click();
    await this.panel.waitFor({ state: 'hidden' });
  }

  private async addPicture(label: string, crops: boolean): Promise<void> {
    await this.panel.getByLabel(label).setInputFiles(await aPicture('picture'));
    if (crops) await this.page.getByRole('button', { name: 'Use picture' }).click();
    await this.panel.getByRole('img', { name: label }).waitFor();
  }

  private async fillAddress({ street, city, province, postalCode }: PlainAddress): Promise<void> {
    await this.panel.getByLabel('Address', { exact: true }).pressSequentially(`${street}, ${city}`);
    await this.page.getByTitle(`${street}, ${city}, ${province}`, { exact: true }).click();
    // The suggestion fills all parts of the address when it arrives, the postal code too.
    await holdsValue(this.panel.getByLabel('City', { exact: true }), city);
    await this.panel.getByLabel('Postal code').fill(postalCode);
  }

  async fillBusiness(business: { readonly phone: string; readonly about: string }): Promise<void> {
    await this.at('Business Information');
    await this.addPicture('Profile picture', true);
    await this.panel.getByLabel('Phone number').fill(business.phone);
    await this.panel.getByLabel('Business description').fill(business.about);
    await this.next();
  }

  async addSupervisor(person: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
  }): Promise<void> {
    await this.at('Add Supervisor');
    await this.panel.getByLabel('Name', { exact: true }).fill(person.name);
    await this.panel.getByLabel('Phone number').fill(person.phone);
    await this.panel.getByLabel('Email', { exact: true }).fill(person.email);
    await this.panel.getByRole('button', { name: 'Add Supervisor' }).click();
    await this.panel
      .getByRole('region', { name: 'Supervisor List' })
      .getByText(person.name)
      .waitFor();
    await this.next();
  }

  async addLocation(name: string, address: PlainAddress): Promise<void> {
    await this.at('Add Location');
    await this.panel.getByLabel('Location name').fill(name);
    await this.fillAddress(address);
    await this.panel.getByRole('button', { name: 'Add Location' }).click();
    await this.panel.getByRole('region', { name: 'Locations List' }).getByText(name).waitFor();
    await this.next();
  }

  async addCard(number: string): Promise<void> {
    await this.at('Connect Payment Method');
    await this.panel.getByRole('button', { name: 'Connect Credit Card' }).click();
    await this.panel.getByLabel('Card number').fill(number);
    await this.panel.getByLabel('Expiry date').fill('1234');
    await this.panel.getByLabel('Security code').fill('123');
    await this.panel.getByRole('button', { name: 'Submit Card' }).click();
    await this.panel
      .getByRole('region', { name: 'Payment Method' })
      .getByText(`ending in ${number.slice(-4)}`)
      .waitFor();
    await this.next();
  }

  async addLicence(): Promise<void> {
    await this.at('Business Verification');
    await this.submitDocument('Proof of business');
  }

  private async submitDocument(title: string): Promise<void> {
    const document = this.panel.getByRole('region', { name: title });
    await document.getByRole('button', { name: `Add ${title}` }).click();
    await document
      .getByLabel(new RegExp(`^Image.*: ${title}`))
      .setInputFiles(await aPicture('document'));
    await document.getByRole('button', { name: 'Upload' }).click();
    await document.getByText('Submitted', { exact: true }).waitFor();
  }

  async fillWorker(worker: {
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
    readonly birthDay: string;
    readonly bio: string;
    readonly address: PlainAddress;
  }): Promise<void> {
    await this.at('Create Profile');
    await this.addPicture('Profile picture', true);
    await this.panel.getByLabel('First name').fill(worker.firstName);
    await this.panel.getByLabel('Last name').fill(worker.lastName);
    await this.panel.getByLabel('Phone number').fill(worker.phone);
    await this.panel.getByLabel('Date of birth').fill(worker.birthDay);
    await this.panel.getByLabel('About you').fill(worker.bio);
    await this.fillAddress(worker.address);
    await this.next();
  }

  async addDocuments(): Promise<void> {
    await this.at('ID Verification');
    await this.submitDocument('Government Photo ID');
    await this.submitDocument('Background Check');
    await this.next();
  }

  async leaveBankForLater(): Promise<void> {
    await this.at('Add Banking Info');
    await this.next();
  }

  async addCertificate(number: string): Promise<void> {
    await this.at('Add Certifications');
    await chooseOption(this.page, this.panel.getByLabel('Certificate name'), 'Selling it Right');
    await this.panel.getByLabel('Certificate number').fill(number);
    await this.panel.getByRole('button', { name: 'Add Certificate' }).click();
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
      await this.panel
        .getByRole('group', { name: question })
        .getByText(answer, { exact: true })
        .click();
    }
  }
}
