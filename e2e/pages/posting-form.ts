import type { Page } from 'playwright-core';
import { shownText } from '../support/shown-text.ts';
import { chooseOption } from './choose.ts';

/** The 'Create Job Posting' page. */
export class PostingForm {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private async choose(label: string, option: string | RegExp): Promise<void> {
    await chooseOption(this.page, this.page.getByRole('combobox', { name: label }), option);
  }

  async fillShift(shift: {
    readonly jobType: string;
    readonly jobTitle: string;
    readonly location: string;
    readonly supervisor: string;
    /** As a person types it, such as `10:00 AM`. */
    readonly startTime: string;
    readonly description: string;
  }): Promise<void> {
    await this.page.getByRole('radio', { name: /^Temp$/ }).check();
    await this.choose('Job Type', shift.jobType);
    await this.choose('Job Title', shift.jobTitle);
    await this.choose('Location', new RegExp(`^${shift.location}`));
    await this.choose('Supervisor', shift.supervisor);
    await this.page.getByLabel('Start Time').fill(shift.startTime);
    await this.page.getByLabel('Start Time').press('Enter');
    await this.page.getByRole('textbox', { name: 'Job Description' }).fill(shift.description);
  }

  async fillPermanent(job: {
    readonly title: string;
    readonly location: string;
    readonly description: string;
  }): Promise<void> {
    await this.page.getByRole('radio', { name: /^Permanent/ }).check();
    await this.page.getByLabel('Job Title').fill(job.title);
    await this.choose('Location', new RegExp(`^${job.location}`));
    await this.page.getByRole('textbox', { name: 'Job Description' }).fill(job.description);
  }

  /** Reviews the posting with its cost and creates it. */
  async create(): Promise<void> {
    await this.page.getByRole('button', { name: /^Review/ }).click();
    const review = this.page.getByRole('dialog');
    await review.getByRole('button', { name: 'Create Posting' }).click();
    await shownText(this.page, 'Post Created!').waitFor();
    await review.waitFor({ state: 'hidden' });
  }
}
