export { PersonFields } from './person-fields.tsx';
export { PointOfSaleField } from './point-of-sale-field.tsx';
export { WorkerProfileForm } from './worker-profile-form.tsx';
export { workerProfileValues } from './worker-profile-values.ts';
