import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { FILE_CODES } from '../uploads/schemas.ts';
import {
  CertificateForm,
  LocationForm,
  Profile,
  ProfileUpdate,
  SupervisorForm,
  SurveyForm,
  WorkerProfileView,
} from './schemas.ts';

const byId = z.strictObject({ id: Id });

export const myProfile = defineCall({
  name: 'profile.mine',
  method: 'GET',
  path: '/profile/me',
  access: 'signed-in',
  member: { needs: null, stores: 'listed' },
  summary: 'My profile',
  answer: Profile,
  status: 200,
});

export const updateProfile = defineCall({
  name: 'profile.update',
  method: 'POST',
  path: '/profile',
  access: ['Employer', 'Temp'],
  member: { needs: 'settings', stores: 'all' },
  summary: 'Change any part of my profile',
  body: ProfileUpdate,
  answer: Profile,
  status: 200,
  errors: ['UPLOAD_NOT_FOUND', ...FILE_CODES, 'REVIEW_WAITS'],
  idempotent: true,
});

export const addSupervisor = defineCall({
  name: 'profile.addSupervisor',
  method: 'PUT',
  path: '/profile/supervisor',
  access: ['Employer'],
  member: { needs: 'settings', stores: 'none' },
  summary: 'Add a supervisor',
  body: SupervisorForm,
  answer: Profile,
  status: 200,
  errors: ['TOO_MANY_SUPERVISORS', 'UPLOAD_NOT_FOUND'],
  idempotent: true,
});

export const changeSupervisor = defineCall({
  name: 'profile.changeSupervisor',
  method: 'PUT',
  path: '/profile/supervisor/:id',
  access: ['Employer'],
  member: { needs: 'settings', stores: 'none' },
  summary: 'Change a supervisor; postings keep what they were made with',
  params: byId,
  body: SupervisorForm,
  answer: Profile,
  status: 200,
  errors: ['UPLOAD_NOT_FOUND'],
  idempotent: true,
});

export const removeSupervisor = defineCall({
  name: 'profile.removeSupervisor',
  method: 'DELETE',
  path: '/profile/deletesupervisor/:id',
  access: ['Employer'],
  member: { needs: 'settings', stores: 'none' },
  summary: 'Remove a supervisor',
  params: byId,
  answer: Profile,
  status: 200,
  errors: ['SUPERVISOR_IN_USE'],
});

export const addLocation = defineCall({
  name: 'profile.addLocation',
  method: 'PUT',
  path: '/profile/location',
  access: ['Employer'],
  member: { needs: 'settings', stores: 'all' },
  summary: 'Add a location',
  body: LocationForm,
  answer: Profile,
  status: 200,
  errors: ['TOO_MANY_LOCATIONS'],
  idempotent: true,
});

export const changeLocation = defineCall({
  name: 'profile.changeLocation',
  method: 'PUT',
  path: '/profile/location/:id',
  access: ['Employer'],
  member: { needs: 'settings', stores: { store: 'id' } },
  summary: 'Change a location; postings keep what they were made with',
  params: byId,
  body: LocationForm,
  answer: Profile,
  status: 200,
  idempotent: true,
});

export const removeLocation = defineCall({
  name: 'profile.removeLocation',
  method: 'DELETE',
  path: '/profile/location/:id',
  access: ['Employer'],
  member: { needs: 'settings', stores: { store: 'id' } },
  summary: 'Remove a location',
  params: byId,
  answer: Profile,
  status: 200,
  errors: ['LOCATION_IN_USE'],
});

export const addCertificate = defineCall({
  name: 'profile.addCertificate',
  method: 'PUT',
  path: '/profile/certificate',
  access: ['Temp'],
  summary: 'Add a certificate',
  body: CertificateForm,
  answer: Profile,
  status: 200,
  errors: ['UPLOAD_NOT_FOUND', 'NOT_AN_IMAGE', 'TOO_MANY_CERTIFICATES'],
  idempotent: true,
});

export const changeCertificate = defineCall({
  name: 'profile.changeCertificate',
  method: 'PUT',
  path: '/profile/certificate/:id',
  access: ['Temp'],
  summary: 'Hand a certificate in again; without another picture it keeps the one it has',
  params: byId,
  body: CertificateForm,
  answer: Profile,
  status: 200,
  errors: ['UPLOAD_NOT_FOUND', 'NOT_AN_IMAGE'],
  idempotent: true,
});

export const removeCertificate = defineCall({
  name: 'profile.removeCertificate',
  method: 'DELETE',
  path: '/profile/certificate/:id',
  access: ['Temp'],
  summary: 'Remove a certificate',
  params: byId,
  answer: Profile,
  status: 200,
});

export const answerSurvey = defineCall({
  name: 'profile.answerSurvey',
  method: 'PUT',
  path: '/profile/survey',
  access: ['Temp'],
  summary: 'Answer the screening survey',
  body: SurveyForm,
  answer: Profile,
  status: 200,
  errors: ['NOT_LEGAL_TO_WORK', 'SURVEY_ALREADY_COMPLETED'],
  idempotent: true,
});

export const workerProfile = defineCall({
  name: 'profile.worker',
  method: 'GET',
  path: '/profile/temp/:userId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'none' },
  summary: 'A worker who requested or was confirmed on one of my shifts',
  params: z.strictObject({ userId: Id }),
  answer: WorkerProfileView,
  status: 200,
});
