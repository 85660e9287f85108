import type { Profile } from '@leafshift/contracts/profile';

/** Whether any answer has legalToWork yes, so that the form is hidden (specification, section 4). */
export const isSurveyCompleted = ({ screeningSurvey }: Profile): boolean =>
  screeningSurvey.some(({ legalToWork }) => legalToWork === 'yes');
