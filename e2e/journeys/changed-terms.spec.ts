import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { requestShift } from '@leafshift/contracts/posts';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { connectToStack } from '../../tools/start/stack-control.ts';
import { ShiftDialog } from '../pages/shift-dialog.ts';
import { FindWorkPage } from '../pages/worker-pages.ts';
import { journey } from '../support/journey.ts';
import { anEmployer, aShift, aWorker, hoursFromNow, signIn } from '../support/people.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

describe('a shift that changes after a worker has requested it', () => {
  let browser: Browser;
  let employerWindow: Visitor;
  let workerWindow: Visitor;
  let id: string;

  beforeAll(async () => {
    const stack = await connectToStack();
    const employer = await anEmployer(stack);
    const worker = await aWorker(stack);
    id = await aShift(employer, { date: hoursFromNow(24), rate: 40 });
    await worker.api.send(requestShift, { params: { id } });
    browser = await launchChromium();
    employerWindow = await openVisitor(browser, stack);
    workerWindow = await openVisitor(browser, stack);
    await signIn(employerWindow, employer);
    await signIn(workerWindow, worker);
  });

  afterAll(() => browser?.close());

  const step = journey('changed-terms', () => ({ employerWindow, workerWindow }));

  step('the employer learns before saving that the worker is asked again', async () => {
    const { page } = employerWindow;
    await page.goto(`/edit-posting/${id}`);
    await page.getByRole('spinbutton', { name: 'Duration' }).press('ArrowUp');
    await page.getByRole('spinbutton', { name: /Rate/ }).press('ArrowDown');
    await page.getByRole('button', { name: 'Review Changes' }).click();
    const review = page.getByRole('dialog');
    await review.getByText('1 worker who requested this shift will be asked again.').waitFor();
    await review.getByRole('button', { name: 'Save Changes' }).click();
    await shownText(page, 'Posting Updated').waitFor();
  });

  step('the worker sees before and now, and agrees', async () => {
    const { page } = workerWindow;
    await page.goto(`/find-work/${id}`);
    const { details } = new FindWorkPage(page);
    const table = details.getByRole('table', { name: 'The shift has changed' });
    await table.getByRole('row', { name: /Hourly Rate \$40\.00 \$39\.50/ }).waitFor();
    await table.getByRole('row', { name: /Duration 8 hours 8\.5 hours/ }).waitFor();
    await details.getByRole('button', { name: 'Agree', exact: true }).click();
    await shownText(page, 'You Agreed to the Changes').waitFor();
    await table.waitFor({ state: 'detached' });
  });

  step('the employer sees that, and confirms', async () => {
    const { page, problems } = employerWindow;
    await page.goto(`/home?shift=${id}`);
    await page.getByRole('dialog').getByText('Agreed to the changes').waitFor();
    await new ShiftDialog(page).confirmWorker('Noor Haddad');
    expect([...problems, ...workerWindow.problems]).toEqual([]);
  });
});
