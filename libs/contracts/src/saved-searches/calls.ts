import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { SavedSearch, SavedSearchChange, SavedSearchForm } from './schemas.ts';

const byId = z.strictObject({ searchId: Id });

export const savedSearches = defineCall({
  name: 'savedSearches.list',
  method: 'GET',
  path: '/saved-searches',
  access: ['Temp'],
  summary: 'My saved searches, by name',
  answer: z.strictObject({ searches: z.array(SavedSearch) }),
  status: 200,
});

export const saveSearch = defineCall({
  name: 'savedSearches.save',
  method: 'POST',
  path: '/saved-searches',
  access: ['Temp'],
  summary: 'Keep a search of Find Work under a name; with alerts, new shifts that fit are told',
  body: SavedSearchForm,
  answer: SavedSearch,
  status: 201,
  errors: ['TOO_MANY_SEARCHES'],
  idempotent: true,
});

export const changeSavedSearch = defineCall({
  name: 'savedSearches.change',
  method: 'PUT',
  path: '/saved-searches/:searchId',
  access: ['Temp'],
  summary: 'Name a saved search anew, and switch its alerts',
  params: byId,
  body: SavedSearchChange,
  answer: SavedSearch,
  status: 200,
  idempotent: true,
});

export const removeSavedSearch = defineCall({
  name: 'savedSearches.remove',
  method: 'DELETE',
  path: '/saved-searches/:searchId',
  access: ['Temp'],
  summary: 'Remove a saved search, and its alerts with it',
  params: byId,
  status: 204,
});
