/** Why nobody is signed in who was, or why a stored token did not help. */
export type SessionEnding =
  /** The server was away; the token is still there. */
  | 'interrupted'
  | 'signedOut'
  /** The same, without the server's answer: the session may go on there. */
  | 'notRevoked'
  /** Signed out, or deleted, in another window of this browser. */
  | 'elsewhere'
  /** The server knows the session no longer: it ran out or was ended. */
  | 'expired'
  /** The user or the profile could not be loaded. */
  | 'notLoaded'
  | 'everywhere'
  | 'deleted';
