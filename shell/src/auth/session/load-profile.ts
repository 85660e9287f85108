// The profile's call brings the rules of profiles along, which the login page does without.
export { myProfile } from '@leafshift/contracts/profile';
