import type { DemoPermanentPosting } from './demo-permanent-posting.ts';

/** The second half of the permanent postings. */
export const MORE_PERMANENT_POSTINGS: readonly DemoPermanentPosting[] = [
  {
    business: 2,
    location: 1,
    title: 'Drying and Curing Technician',
    rate: 22.5,
    rateHigh: 27,
    daysAgo: 16,
    description:
      '<p>Good flower is made in the barn. You hang, monitor and burp, keep the curing log, and learn to tell by hand what the hygrometer will say. Harvest season is intense; winters are slow and paid the same.</p><ul><li>Patience and a good nose</li><li>Ready to work at 16 °C</li><li>Own transport to Chilliwack</li></ul>',
  },
  {
    business: 3,
    location: 0,
    title: 'Store Manager',
    rate: 28,
    rateHigh: 35,
    daysAgo: 0.2,
    description:
      '<p>Our founder is stepping back from the floor, and we want somebody who will make the store their own. Full responsibility for team, menu, margin and mood, with a bookkeeper and a buyer at your side.</p><ul><li>Management experience in retail or hospitality</li><li>Selling it Right certification</li><li>A taste for neighbourhood life: we host something every second Thursday</li></ul><p>Profit share from the second year.</p>',
  },
  {
    business: 3,
    location: 0,
    title: 'Budtender, weekends',
    rate: 18.5,
    rateHigh: 21,
    daysAgo: 0.25,
    description:
      '<p>Friday evening to Sunday, sixteen hours in all, with a fixed colleague. Ideal beside school or another job. You like people, you read labels, and you can explain terpenes to somebody’s mother.</p><ul><li>Selling it Right certification</li><li>Greenline or willingness to learn it</li></ul>',
  },
  {
    business: 4,
    location: 0,
    title: 'Regional Trainer, Alberta',
    rate: 27,
    rateHigh: 33,
    daysAgo: 4,
    isReported: true,
    description:
      '<p>You turn product sheets into conversations. Between our stores in Calgary and Edmonton you onboard new colleagues, refresh the old hands, and mystery-shop your own lessons a week later.</p><ul><li>Retail floor experience, and joy in teaching</li><li>SellSafe certification</li><li>Driver’s licence; the car is ours</li></ul><p>About six nights a month away from home.</p>',
  },
  {
    business: 4,
    location: 1,
    title: 'Key Holder',
    rate: 19.5,
    rateHigh: 22,
    daysAgo: 19,
    description:
      '<p>You open two mornings and close two evenings a week on Whyte Avenue, count the safe, brief the team, and sell in between. The step up to assistant manager has been made from this role three times.</p><ul><li>SellSafe certification</li><li>Reliable, and known for it</li></ul>',
  },
  {
    business: 4,
    location: 0,
    title: 'E-commerce and Menu Editor',
    rate: 23,
    rateHigh: 28.5,
    daysAgo: 40,
    description:
      '<p>Every product in our online menu deserves a sentence that helps. You write it, photograph what suppliers forgot, and keep prices and stock in step with the stores. Hybrid, two days a week in Inglewood.</p><ul><li>Clear, careful writing</li><li>Basic photo editing</li><li>You notice when something is 0.5 g off</li></ul>',
  },
  {
    business: 5,
    location: 0,
    title: 'Event Producer (bilingual)',
    rate: 26,
    rateHigh: 32.5,
    daysAgo: 6,
    description:
      '<p>From the first call with a brand to the last chair back on the truck: you plan tastings and launches between Gatineau and Québec, hire the crew, watch the budget and are there on the day.</p><ul><li>Three years in events</li><li>French and English, spoken and written</li><li>Knowledge of what may be promoted to whom, and what may not</li></ul>',
  },
  {
    business: 5,
    location: 1,
    title: 'Compliance Officer, promotions',
    rate: 30,
    rateHigh: 38,
    daysAgo: 13,
    description:
      '<p>You read every banner, script and giveaway before the public does. You know the Cannabis Step and Québec’s own rules, you explain them without sighing, and you document what was approved.</p><ul><li>Background in law, pharma or regulated marketing</li><li>Excellent French</li><li>Remote within Québec, one day a month on site</li></ul>',
  },
];
