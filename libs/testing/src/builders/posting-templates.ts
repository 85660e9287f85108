import { PostingTemplate } from '@leafshift/contracts/posting-templates';
import { anId } from './an-id.ts';
import { builderOf } from './builder.ts';
import { daysFromNow } from './clock.ts';

/** A template of a shift at the counter. */
export const aPostingTemplate = builderOf(PostingTemplate, () => ({
  _id: anId(901),
  name: 'Weekend counter',
  posting: {
    employmentType: 'Temp' as const,
    startTime: '09:00',
    duration: 8,
    rate: 24.5,
    totalWorkers: 2,
    jobType: 'Authorized Retailer' as const,
    jobTitle: 'Budtender' as const,
    supervisor: anId(111),
    location: anId(101),
    jobDescription: '<p>Serve our guests at the counter.</p>',
    jobRequirements: 'Selling it Right certificate',
  },
  updatedAt: daysFromNow(-12),
}));
