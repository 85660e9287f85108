/** Who wants pushes in this browser, so that a new session has them again. */
const WANTED_BY = 'pushWantedBy';
/** Who said that they want none when it was offered. */
const DECLINED_BY = 'pushDeclinedBy';

export const pushChoice = {
  isWantedBy: (userId: string): boolean => localStorage.getItem(WANTED_BY) === userId,
  isDeclinedBy: (userId: string): boolean => localStorage.getItem(DECLINED_BY) === userId,
  want: (userId: string): void => {
    localStorage.setItem(WANTED_BY, userId);
    localStorage.removeItem(DECLINED_BY);
  },
  decline: (userId: string): void => {
    localStorage.removeItem(WANTED_BY);
    localStorage.setItem(DECLINED_BY, userId);
  },
};
