import '@leafshift/remote-kit/process/end-with-parent';
import '@leafshift/remote-kit/process/plain-end';
import { typedNumber } from '@leafshift/remote-kit/process/command-line';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { launchChromium } from '../../browser/launch-chromium.ts';
import { stackForBench } from './bench-stack.ts';
import { compare, type PageResult } from './compare.ts';
import { makeMarket } from './market.ts';
import { printParts } from './parts.ts';
import { measurePhone, type PhonePage } from './phone.ts';
import { printTable, remoteLines, sizeLines } from './report.ts';
import { secondRemote } from './second-remote.ts';
import { startSinglePortal } from './single-portal.ts';
import type { MeasuredPage } from './visit.ts';

// npm run bench:web [-- rounds [pages | phone | parts]]: the federated portal against the same sources as one build, both
// in one run, taking turns, with an empty cache each time; with 'parts' each request of the pages too.
const rounds = typedNumber(process.argv[2] ?? '9', 'The number of rounds');
const part = process.argv[3];
if (part && !['pages', 'phone', 'parts'].includes(part))
  throw new PlainFailure(`No ${part} is measured.`);
await using started = new AsyncDisposableStack();
const stack = await stackForBench(started);
const single = await startSinglePortal(stack.apiUrl);
started.defer(() => single.stop());
const browser = await launchChromium();
started.defer(() => browser.close());
const { employerToken, workerToken } = await makeMarket(stack);

const login = {
  name: '/login',
  path: '/login',
  ready: { selector: 'button[type=submit]' },
  token: null,
};
const board = {
  name: '/job-posting',
  path: '/job-posting',
  ready: { selector: '#content a[href^="/job-posting/"]' },
  token: null,
};
const home = {
  name: '/home (employer)',
  path: '/home',
  ready: { text: 'You have no postings for this week' },
  token: employerToken,
};
const findWork = {
  name: '/find-work (worker)',
  path: '/find-work',
  ready: { selector: 'a[data-shift]' },
  token: workerToken,
};
const pages: readonly MeasuredPage[] = [login, board, home];
const phonePages: readonly PhonePage[] = [
  { ...findWork, data: '/api/posts/find-work' },
  { ...board, ready: { selector: 'a[href^="/job-posting/"]' }, data: '/api/job-board' },
  { ...home, data: '/api/posts/' },
];

const origins = { federated: stack.portalUrl, single: single.url };
if (part !== 'phone') {
  const results: PageResult[] = [];
  for (const page of pages) results.push(await compare(browser, origins, page, rounds));
  printTable(results);
  const second = await secondRemote(browser, stack.portalUrl, employerToken);
  for (const line of [...remoteLines(results, second), '', ...sizeLines(results)])
    console.log(line);
  if (part === 'parts') await printParts(results);
}
if (part === undefined || part === 'phone')
  await measurePhone(browser, origins, phonePages, rounds);
