/** What a worker's calendar feed says around names, times and amounts. */
export interface CalendarTexts {
  readonly about: string;
  readonly time: string;
  readonly pay: string;
  readonly supervisor: string;
}
