import type { JobTitle } from '@leafshift/contracts/posts';

interface ShiftText {
  readonly description: string;
  readonly requirements: string;
}

/** What a shift of each role is about. */
export const SHIFT_TEXTS: Readonly<Record<JobTitle, readonly ShiftText[]>> = {
  Budtender: [
    {
      description:
        '<p>Front counter with two of our own. You greet, check identification, advise and ring up. The menu is printed, and your colleagues know it by heart.</p>',
      requirements: 'Black top, closed shoes. Certification for this province.',
    },
    {
      description:
        '<p>Our busiest day of the week. You take over a till at peak hours and help to restock the display after the rush.</p>',
      requirements: 'Comfortable with lines and small talk.',
    },
  ],
  Trimmer: [
    {
      description:
        '<p>Hand trimming of the first autumn harvest. Seated work at well-lit tables, gloves and scissors provided, music by consensus.</p>',
      requirements: 'Long hair tied back. Please bring a packed lunch.',
    },
  ],
  'Event Staff': [
    {
      description:
        '<p>Set-up, guest list and coat check for an evening of a licensed brand. Guests are of age and invited; you are the first face they see.</p>',
      requirements: 'On your feet for most of the shift. Dark clothes.',
    },
  ],
  'Packing Agent': [
    {
      description:
        '<p>Filling and sealing jars on the semi-automatic line, in a team of four. We rotate every hour and keep a record of each lot.</p>',
      requirements: 'Hairnet and coat are provided. No perfume, please.',
    },
  ],
  'Brand Ambassador': [
    {
      description:
        '<p>You represent a producer in our store: explain the new line to colleagues in the morning and to interested guests in the afternoon.</p>',
      requirements: 'Product training of one hour before the shift, paid.',
    },
  ],
};
