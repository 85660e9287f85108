export { RetailAgeNotice } from './retail-age-notice.tsx';
export { WorkerProfileForm } from './worker-profile-form.tsx';
export { workerProfileValues } from './worker-profile-values.ts';
