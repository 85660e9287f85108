export {
  currentUser,
  endSession,
  login,
  logout,
  logoutEverywhere,
  ownSessions,
} from './calls.ts';
export { OwnSession } from './schemas.ts';
