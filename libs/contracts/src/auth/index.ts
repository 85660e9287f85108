export {
  currentUser,
  endSession,
  login,
  logout,
  logoutEverywhere,
  ownSessions,
  stepUp,
} from './calls.ts';
export { OwnSession } from './schemas.ts';
