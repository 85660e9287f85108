/** How a person or business is shown beside a posting. */
export interface PersonCard {
  readonly name: string;
  readonly photo: string | null;
}

/** Shown where the account behind a posting or request no longer exists. */
export const FORMER_MEMBER: PersonCard = { name: 'Former member', photo: null };
