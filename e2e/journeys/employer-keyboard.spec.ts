import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { requestShift } from '@leafshift/contracts/posts';
import { addHours } from '@leafshift/domain/time-zone';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { EmployerHome } from '../pages/employer-pages.ts';
import { followClock, moveClock, moveClockToNoon } from '../support/api-clock.ts';
import { journey } from '../support/journey.ts';
import { Keyboard } from '../support/keyboard.ts';
import { anEmployer, aShift, aWorker, signIn } from '../support/people.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

describe('an employer without a mouse', () => {
  let browser: Browser;
  let stack: ControlledStack;
  let employerWindow: Visitor;
  let keyboard: Keyboard;
  let home: EmployerHome;
  let noon: Date;

  beforeAll(async () => {
    stack = await connectToStack();
    noon = await moveClockToNoon(stack);
    const employer = await anEmployer(stack);
    const worker = await aWorker(stack);
    const id = await aShift(employer, { date: addHours(noon, 24).toISOString() });
    await worker.api.send(requestShift, { params: { id } });
    browser = await launchChromium();
    employerWindow = await openVisitor(browser, stack);
    await followClock(employerWindow.page, stack);
    await signIn(employerWindow, employer);
    keyboard = new Keyboard(employerWindow.page);
    home = new EmployerHome(employerWindow.page);
  });

  afterAll(async () => {
    await moveClock(stack, null);
    await browser?.close();
  });

  const step = journey('employer-keyboard', () => ({ employerWindow }));
  const dialog = () => employerWindow.page.getByRole('dialog');
  const button = (name: string | RegExp) =>
    dialog().getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  const view = (name: string) => dialog().getByRole('region', { name, exact: true });

  step('finds the shift in the calendar', async () => {
    const { page } = employerWindow;
    await page.goto('/home?by=month');
    await keyboard.press(home.today, 'ArrowRight');
    await page.keyboard.press('Enter');
    await home.shiftCard.waitFor();
  });

  step('confirms the worker who requested it', async () => {
    await keyboard.press(home.viewRequests);
    await keyboard.press(button(/^Noor Haddad/));
    await keyboard.press(button('Confirm Worker'));
    await keyboard.moveFrom(dialog().getByRole('radio', { name: 'Requests' }), 'ArrowRight');
    await view('Confirmed').waitFor();
  });

  step('records the times and rates the day after', async () => {
    await moveClock(stack, addHours(noon, 48).toISOString());
    await keyboard.press(button(/^Noor Haddad/));
    await keyboard.press(button('Confirm Clock In Time'));
    await keyboard.press(button('Confirm Clock Out Time'));
    await keyboard.press(button('Submit Rating'));
    await keyboard.press(button('SUBMIT SHIFT'));
    await view('Confirmed').waitFor();
  });

  step('submits the shift, and is back where it began', async () => {
    const { page, problems } = employerWindow;
    await keyboard.press(button('SUBMIT SHIFT'));
    await view('Confirm Shift Details').waitFor();
    await keyboard.press(button('SUBMIT SHIFT'));
    await dialog()
      .getByText(/Invoice LS-\d+/)
      .waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await home.shiftCard.getByText('Shift Complete').waitFor();

    await home.viewRequests.and(page.locator(':focus')).waitFor();
    expect(problems).toEqual([]);
  });
});
