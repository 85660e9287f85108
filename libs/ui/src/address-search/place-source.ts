import type { AddressFields } from '@leafshift/contracts/profile';

/** A suggestion for what was typed. */
export interface PlaceSuggestion {
  readonly id: string;
  /** As the list shows it, such as `1055 Main St, Vancouver, BC`. */
  readonly label: string;
}

/** What a chosen place yields; what the source does not know is left as it was. */
export type FoundAddress = Partial<AddressFields>;

/** Somewhere to look addresses up in, restricted to Canada (ONBOARD-41). */
export interface PlaceSource {
  /** Suggestions, best first; rejects when the source cannot be reached. */
  search(text: string): Promise<readonly PlaceSuggestion[]>;
  /** The address behind a suggestion; rejects when the source cannot be reached. */
  resolve(suggestion: PlaceSuggestion): Promise<FoundAddress>;
}
