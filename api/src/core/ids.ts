declare const kindOfId: unique symbol;
declare const roleOfUser: unique symbol;

/** A 24-digit hexadecimal id of one kind of thing, so that ids cannot be mixed up. */
export type IdOf<Kind extends string> = string & { readonly [kindOfId]: Kind };

export type UserId = IdOf<'User'>;
export type EmployerId = UserId & { readonly [roleOfUser]: 'Employer' };
export type WorkerId = UserId & { readonly [roleOfUser]: 'Temp' };
export type AdminId = UserId & { readonly [roleOfUser]: 'Admin' };
export type SessionId = IdOf<'Session'>;

const ID_PATTERN = /^[0-9a-f]{24}$/i;

/** Takes text that is known to be an id as one of its kind. Throws for anything else. */
export function asId<Id extends IdOf<string>>(text: string): Id {
  if (!ID_PATTERN.test(text)) {
    throw new TypeError('Not an id');
  }
  return text.toLowerCase() as Id;
}
