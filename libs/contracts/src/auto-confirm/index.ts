export { autoConfirmRules, dropAutoConfirm, setAutoConfirm } from './calls.ts';
export { AutoConfirmCriteria, AutoConfirmRule, AutoConfirmScope } from './schemas.ts';
