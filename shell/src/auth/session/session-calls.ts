// The calls that begin and end sessions, with the schemas that they bring along.
export { currentUser, login, logout, logoutEverywhere } from '@leafshift/contracts/auth';
export { changePreferences } from '@leafshift/contracts/preferences';
export { deleteAccount, recoverPassword, register } from '@leafshift/contracts/users';
