import type { MarketStats } from '@leafshift/contracts/market-stats';
import type { MonthsOfAccount, WeeklyReport } from '@leafshift/contracts/reports';

const WEEKS = [
  ['2026-03-09', 14, 12],
  ['2026-03-16', 18, 17],
  ['2026-03-23', 11, 9],
  ['2026-03-30', null, null],
  ['2026-04-06', 21, 19],
  ['2026-04-13', 25, 22],
  ['2026-04-20', 19, 18],
  ['2026-04-27', 23, 21],
  ['2026-05-04', 28, 22],
  ['2026-05-11', 24, 11],
  ['2026-05-18', 17, 4],
  ['2026-05-25', 9, 1],
  ['2026-06-01', null, null],
] as const;

const THIS_WEEK = '2026-05-04';

/** The market in an ordinary spring. */
export const marketFigures = (): MarketStats => ({
  from: '2026-03-09',
  to: '2026-06-07',
  generatedAt: '2026-05-06T14:00:00.000Z',
  totals: { shifts: 84, spots: 209, filled: 156, medianRate: 26.5 },
  ratesByJobType: [
    { jobType: 'Compliance and Regulatory', low: 32, median: 36, high: 41, shifts: 6 },
    { jobType: 'Processing', low: 25, median: 27.5, high: 29, shifts: 21 },
    { jobType: 'Cultivation', low: 25, median: 26, high: 28, shifts: 33 },
    { jobType: 'Authorized Retailer', low: 23, median: 24, high: 26.5, shifts: 24 },
  ],
  ratesByPlace: [
    { place: { province: 'ON' }, low: 24, median: 26, high: 29, shifts: 41 },
    { place: { region: 'west' }, low: 23.5, median: 26.5, high: 31, shifts: 34 },
  ],
  demandByWeek: WEEKS.map(([week, spots, filled]) => ({
    week,
    spots,
    filled,
    isOpen: week >= THIS_WEEK,
  })),
  fillByJobType: [
    { jobType: 'Cultivation', spots: 70, filled: 66 },
    { jobType: 'Processing', spots: 41, filled: 33 },
    { jobType: 'Authorized Retailer', spots: 38, filled: 35 },
  ],
});

const HTML = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Your week</title><style>body{font:14px sans-serif;padding:24px}</style></head>
<body><h1>Hello Green Leaf</h1><p>Spots filled: 12 of 14</p></body></html>`;

/** A report as the server writes it. */
export const reportOfWeek = (): WeeklyReport => ({
  subject: 'Your week at Leafshift: April 27 to May 3',
  html: HTML,
  text: 'Hello Green Leaf',
  from: '2026-04-27',
  to: '2026-05-03',
  nextAt: '2026-05-11T12:00:00.000Z',
});

const dollars = (amount: number): number => Math.round(amount * 100) / 100;

const MONTHS = ['2026-05-01', '2026-04-01', '2026-03-01', '2026-02-01', '2026-01-01', '2025-12-01'];

/** Half a year of an employer's invoices, or of a worker's pay. */
export const monthsOf = (usertype: 'Employer' | 'Temp'): MonthsOfAccount =>
  usertype === 'Employer'
    ? {
        usertype,
        months: MONTHS.map((month, back) => ({
          month,
          invoices: 6 - back,
          basePay: 1200 * (6 - back),
          platformFee: 180 * (6 - back),
          processingFee: 12 * (6 - back),
          tax: dollars(180.96 * (6 - back)),
          total: dollars(1572.96 * (6 - back)),
        })),
      }
    : {
        usertype,
        months: MONTHS.map((month, back) => ({
          month,
          shifts: 6 - back,
          hours: 8 * (6 - back),
          pay: 208 * (6 - back),
        })),
      };
