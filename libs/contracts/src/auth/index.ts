export { currentUser, login, logout, logoutEverywhere } from './calls.ts';
