import type { Profile } from '@leafshift/contracts/profile';

/**
 * Whether any answer of the survey has legalToWork yes; the form is then hidden (ONBOARD-66).
 */
export const isSurveyCompleted = ({ screeningSurvey }: Profile): boolean =>
  screeningSurvey.some(({ legalToWork }) => legalToWork === 'yes');
