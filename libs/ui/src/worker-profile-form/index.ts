export { WorkerProfileForm } from './worker-profile-form.tsx';
