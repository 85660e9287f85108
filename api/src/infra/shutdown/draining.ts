import { Injectable } from '@nestjs/common';

/** Whether this process was told to stop: it still serves, but wants no more from anybody. */
@Injectable()
export class Draining {
  #hasBegun = false;

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  begin(): void {
    this.#hasBegun = true;
  }
}
