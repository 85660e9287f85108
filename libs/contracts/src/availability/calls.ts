import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { AvailabilityForm, BusinessMark, MarkedBusiness } from './schemas.ts';

const byEmployer = z.strictObject({ employerId: Id });

export const availability = defineCall({
  name: 'availability.get',
  method: 'GET',
  path: '/availability',
  access: ['Temp'],
  summary: 'When, as what and how far from home I want to work',
  answer: AvailabilityForm,
  status: 200,
});

export const changeAvailability = defineCall({
  name: 'availability.change',
  method: 'PUT',
  path: '/availability',
  access: ['Temp'],
  summary: 'Replace my availability; offers and alerts follow it from now on',
  body: AvailabilityForm,
  answer: AvailabilityForm,
  status: 200,
  idempotent: true,
});

export const markedBusinesses = defineCall({
  name: 'availability.businesses',
  method: 'GET',
  path: '/availability/businesses',
  access: ['Temp'],
  summary: 'The businesses that I like or do not want to hear of, latest first',
  answer: z.strictObject({ businesses: z.array(MarkedBusiness) }),
  status: 200,
});

export const markBusiness = defineCall({
  name: 'availability.markBusiness',
  method: 'PUT',
  path: '/availability/businesses/:employerId',
  access: ['Temp'],
  summary: 'Make a business a favourite, or block it; it does not hear of it',
  params: byEmployer,
  body: z.strictObject({ mark: BusinessMark }),
  answer: MarkedBusiness,
  status: 200,
  errors: ['TOO_MANY_MARKED'],
  idempotent: true,
});

export const unmarkBusiness = defineCall({
  name: 'availability.unmarkBusiness',
  method: 'DELETE',
  path: '/availability/businesses/:employerId',
  access: ['Temp'],
  summary: 'Take a business off both lists',
  params: byEmployer,
  status: 204,
});
