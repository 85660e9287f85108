/** The time. Everything that asks what time it is asks here, so that tests can say. */
export abstract class Clock {
  abstract now(): Date;

  /** The time of the world outside, such as the payment provider's: that of a clock which nobody has moved. */
  unmoved(): Date {
    return this.now();
  }
}

export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
