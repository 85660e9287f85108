/** What a route of the portal says of itself to the frame. */
export interface RouteHandle {
  /** Another path of the same route is the same page: the frame neither scrolls nor moves the focus. */
  readonly keepsPlace: boolean;
}
