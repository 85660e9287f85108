export { BusinessProfileForm } from './business-profile-form.tsx';
