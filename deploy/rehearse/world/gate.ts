import { Passage } from '../../../tools/process/passage.ts';

/** A way to a server of this machine that can be shut, as if the server were gone. */
export class Gate {
  readonly #passage: Passage;
  readonly #way: { isOpen: boolean };

  private constructor(passage: Passage, way: { isOpen: boolean }) {
    this.#passage = passage;
    this.#way = way;
  }

  /** Opens a way to the port, on a port of its own. */
  static async before(target: number): Promise<Gate> {
    const way = { isOpen: true };
    const passage = await Passage.to(`tcp://127.0.0.1:${target}`, (client, server) => {
      if (way.isOpen) client.pipe(server).pipe(client);
      else client.destroy();
    });
    return new Gate(passage, way);
  }

  get port(): number {
    return this.#passage.port;
  }

  /** Breaks what is under way; whoever comes is sent away. */
  shut(): void {
    this.#way.isOpen = false;
    this.#passage.break();
  }

  open(): void {
    this.#way.isOpen = true;
  }

  stop(): Promise<void> {
    return this.#passage.stop();
  }
}
