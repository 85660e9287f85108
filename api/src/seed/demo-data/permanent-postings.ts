import type { DemoPermanentPosting } from './demo-permanent-posting.ts';
import { MORE_PERMANENT_POSTINGS } from './more-permanent-postings.ts';

const FIRST_POSTINGS: readonly DemoPermanentPosting[] = [
  {
    business: 0,
    location: 0,
    title: 'Assistant Store Manager',
    rate: 24,
    rateHigh: 29,
    daysAgo: 3,
    facts: {
      employmentKind: 'full-time',
      weeklyHours: 40,
      benefits: ['health-and-dental', 'paid-vacation'],
      credentials: ['CannSell'],
    },
    description:
      '<p>You open and close the store, look after a team of nine, and keep the shelves honest: what we list is what we have. You will work closely with our buyer and take over the weekly schedule.</p><p><strong>What you bring</strong></p><ul><li>Two years in licensed cannabis retail, one of them leading shifts</li><li>CannSell certification</li><li>Confidence with Cova or a similar point of sale</li></ul><p><strong>What you get</strong></p><ul><li>Health and dental from the first day</li><li>Four weeks of holidays</li><li>A schedule that is fixed three weeks ahead</li></ul>',
  },
  {
    business: 0,
    location: 1,
    title: 'Budtender, full time',
    rate: 19,
    rateHigh: 22.5,
    daysAgo: 9,
    facts: {
      employmentKind: 'full-time',
      weeklyHours: 37.5,
      benefits: ['staff-discount', 'paid-training'],
      credentials: ['CannSell'],
    },
    description:
      '<p>Our Roncesvalles store is small, busy and full of regulars. We are looking for a budtender who listens first. You will guide guests through the menu, receive deliveries twice a week and help with the Saturday tastings of our partner brands.</p><ul><li>Five days, never more than one evening in a row</li><li>Paid product training every month</li><li>20 percent off for you</li></ul><p>No degree needed. CannSell is required before your first shift; we pay for the course.</p>',
  },
  {
    business: 0,
    location: 0,
    title: 'Inventory and Receiving Lead',
    rate: 22,
    rateHigh: 26,
    daysAgo: 21,
    facts: { employmentKind: 'full-time', weeklyHours: 40 },
    description:
      '<p>Counting is a craft. You receive every delivery for both stores, reconcile it against the provincial order the same day, and run the cycle counts that keep our audits short.</p><ul><li>Experience with seed-to-sale tracking</li><li>Able to lift 20 kg</li><li>Monday to Friday, 8 to 4</li></ul>',
  },
  {
    business: 1,
    location: 0,
    title: 'Quality Assurance Technician',
    rate: 25,
    rateHigh: 31.5,
    daysAgo: 5,
    description:
      '<p>You release what leaves the building. Sampling, moisture and weight checks, batch records, and the calm authority to stop a line when something is off.</p><p><strong>You should have</strong></p><ul><li>A diploma in food, pharma or cannabis production, or three years on the job</li><li>Working knowledge of Good Production Practices</li><li>Neat handwriting, still</li></ul><p>Day shift, with an on-call week every two months that is paid as such.</p>',
  },
  {
    business: 1,
    location: 0,
    title: 'Pre-roll Line Operator',
    rate: 20.5,
    rateHigh: 24,
    daysAgo: 12,
    description:
      '<p>Two automated lines, 9,000 pre-rolls a shift, and a team that rotates stations every two hours so that nobody does the same thing all day. You set up, run, clean and document one of the lines.</p><ul><li>Mechanical sense; we train the rest</li><li>Steel-toe boots and all protective clothing are provided</li><li>Shift premium of $1.50 after 6 p.m.</li></ul>',
  },
  {
    business: 1,
    location: 0,
    title: 'Shipping Coordinator',
    rate: 21,
    rateHigh: 25.5,
    daysAgo: 33,
    description:
      '<p>You plan the trucks that bring our orders to the provincial warehouse, prepare manifests, and are the voice that carriers know. Accuracy matters more than speed, and speed matters.</p><ul><li>One year in logistics or dispatch</li><li>Comfort with spreadsheets</li><li>Forklift licence is a plus; we will help you get one</li></ul>',
  },
  {
    business: 2,
    location: 0,
    title: 'Grower II, Flowering Rooms',
    rate: 26,
    rateHigh: 34,
    daysAgo: 2,
    description:
      '<p>You are responsible for four flowering bays from flip to harvest: irrigation, climate, scouting and a crew of five. Our head grower walks the rooms with you every morning and leaves the decisions to you.</p><p><strong>What counts</strong></p><ul><li>Three years with a licensed producer or in commercial greenhouses</li><li>Integrated pest management in practice, not on paper</li><li>A feeling for people who are new to the plant</li></ul><p>Housing in Abbotsford can be arranged for the first three months.</p>',
  },
];

/** Fifteen permanent postings of all six businesses. */
export const PERMANENT_POSTINGS: readonly DemoPermanentPosting[] = [
  ...FIRST_POSTINGS,
  ...MORE_PERMANENT_POSTINGS,
];
