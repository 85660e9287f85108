/** A kind of thing that happened in one module and that others may have to act on. */
export interface DomainEvent<Payload> {
  readonly name: string;
  /** Only for the type; never set. */
  readonly payload?: Payload;
}

/** Declares a domain event, such as `posts.shiftCancelled`. */
export const domainEvent = <Payload>(name: `${string}.${string}`): DomainEvent<Payload> => ({
  name,
});
