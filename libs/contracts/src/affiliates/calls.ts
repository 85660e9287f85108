import { defineCall } from '../core/call.ts';
import { Affiliate } from './schemas.ts';

export const affiliate = defineCall({
  name: 'affiliates.get',
  method: 'GET',
  path: '/affiliates',
  access: ['Temp', 'Employer'],
  member: 'own',
  summary: 'The code of my link, how many joined by it, and what that has earned',
  answer: Affiliate,
  status: 200,
});
