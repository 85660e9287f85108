import { defineCall } from '../core/call.ts';
import { PageVitals, PartReports } from './schemas.ts';

export const reportParts = defineCall({
  name: 'portal.report',
  method: 'POST',
  path: '/portal/reports',
  access: 'public',
  summary: 'Parts of the portal that a window has shown, or could not show; counted in the metrics',
  body: PartReports,
  status: 204,
});

export const reportVitals = defineCall({
  name: 'portal.reportVitals',
  method: 'POST',
  path: '/portal/vitals',
  access: 'public',
  summary: 'How pages felt in a window; measured in the metrics by remote and release',
  body: PageVitals,
  status: 204,
});
