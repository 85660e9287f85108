/** A path of the portal's origin that another server answers. */
export interface ProxyRoute {
  /** Path without a final slash; it and everything below it is passed on. */
  readonly path: string;
  /** What the path becomes there; the same path when not given. */
  readonly becomes?: string;
  /** Origins of servers that answer the same, as in `http://localhost:4300`. */
  readonly origins: readonly string[];
}
