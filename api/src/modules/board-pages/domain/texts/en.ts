export const english = {
  signIn: 'Sign in',
  signUp: 'Sign up',
  home: 'Leafshift',
  title: 'Job postings',
  intro: "Permanent positions in Canada's cannabis industry",
  boardDescription:
    "Open permanent jobs in Canada's cannabis industry: retail, cultivation, processing and compliance, with pay ranges and how to apply.",
  search: 'Search by title or company',
  province: 'Province',
  allProvinces: 'All provinces',
  sort: 'Sort by',
  newest: 'Newest',
  bestPaid: 'Best paid',
  find: 'Search',
  list: 'Permanent postings',
  more: 'Show more postings',
  emptyTitle: 'No permanent positions are open right now',
  emptyText: 'New positions appear here as soon as a business posts them.',
  noMatchTitle: 'No postings match your search',
  noMatchText: 'Try fewer words or another province.',
  clear: 'Show all postings',
  back: 'All postings',
  facts: 'At a glance',
  payRange: 'Pay range',
  pay: '{{low}} to {{high}} an hour',
  location: 'Location',
  posted: 'Posted',
  age: '{{age}} ago',
  until: 'Open until',
  description: 'About the position',
  apply: 'Apply Here',
  applyByForm: 'Apply Here opens the application form in a new window.',
  applyByEmail: 'Apply Here opens an e-mail to {{email}}.',
  howToApply: 'How to apply',
  similar: 'Other positions',
  goneTitle: 'This posting is no longer available',
  goneText: 'It was filled, or it has expired. These positions are open:',
  share: 'Share',
  shareOn: 'Share on {{name}}',
  postingTitle: '{{title}} at {{company}}',
};

/**
 * What the pages of the board say before the portal takes over; the same words as in the remote.
 * `{{name}}` is a place for a value.
 */
export type BoardTexts = Readonly<Record<keyof typeof english, string>>;
