import type { SupportForm } from '@leafshift/contracts/support';

interface DemoQuestion {
  readonly by: 'business' | 'worker';
  readonly hoursAgo: number;
  readonly form: SupportForm;
}

/** What the people whose accounts are handed out have asked, and nobody has answered yet. */
export const SUPPORT_QUESTIONS: readonly DemoQuestion[] = [
  {
    by: 'worker',
    hoursAgo: 20,
    form: {
      topic: 'pay',
      text: 'I have changed my bank. Does the pay of last week still go to the old account?',
    },
  },
  {
    by: 'business',
    hoursAgo: 3,
    form: {
      topic: 'shifts',
      text: 'Two of our stores share a supervisor from next month. Can one person be named for both?',
    },
  },
];
