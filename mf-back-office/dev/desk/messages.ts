import { MessageReport, type ReportedContext } from '@leafshift/contracts/conversations';
import { anId, builderOf, hoursFromNow } from '@leafshift/testing/builders';

const HOUR_MS = 3_600_000;

/** A worker says that a business insults them. */
export const aMessageReport = builderOf(MessageReport, () => ({
  _id: anId(851),
  post: anId(301),
  jobTitle: 'Budtender',
  locationName: 'Queen Street Shop',
  reason: 'harassment' as const,
  words: 'It goes on like this every day.',
  reporter: { _id: anId(2), name: 'Ana Roy' },
  reported: { _id: anId(1), name: 'Maple Leaf Dispensary', side: 'business' as const },
  createdAt: hoursFromNow(-2),
}));

export const messageReports = (now: number): MessageReport[] => [
  aMessageReport({ createdAt: new Date(now - 2 * HOUR_MS).toISOString() }),
];

const line = (of: Partial<ReportedContext> & Pick<ReportedContext, '_id' | 'sentAt'>) => ({
  side: 'business' as const,
  text: '',
  image: null,
  isRemoved: false,
  isReported: false,
  ...of,
});

/** What was written around the reported message. */
export const reportedConversation = (now: number): ReportedContext[] => {
  const at = (hours: number): string => new Date(now - hours * HOUR_MS).toISOString();
  return [
    line({ _id: anId(861), sentAt: at(5), text: 'Where are you?' }),
    line({ _id: anId(862), sentAt: at(4.9), side: 'worker', text: 'In the bus, ten minutes.' }),
    line({ _id: anId(863), sentAt: at(4), isReported: true, text: 'You are useless.' }),
  ];
};
