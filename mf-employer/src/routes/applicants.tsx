export { ApplicantsPage as Component } from '../features/applicants/applicants-page.tsx';
