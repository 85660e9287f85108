import { defineCall } from '../core/call.ts';
import { PartReports } from './schemas.ts';

export const reportParts = defineCall({
  name: 'portal.report',
  method: 'POST',
  path: '/portal/reports',
  access: 'public',
  summary: 'Parts of the portal that a window has shown, or could not show; counted in the metrics',
  body: PartReports,
  status: 204,
});
