import { Passage } from '../../../tools/process/passage.ts';

/** A way to a server of this machine that can be shut, as if the server were gone. */
export class Gate {
  #passage!: Passage;
  #isOpen = true;

  /** Opens a way to the port, on a port of its own. */
  static async before(target: number): Promise<Gate> {
    const gate = new Gate();
    gate.#passage = await Passage.to(`tcp://127.0.0.1:${target}`, (client, server) => {
      if (gate.#isOpen) client.pipe(server).pipe(client);
      else client.destroy();
    });
    return gate;
  }

  get port(): number {
    return this.#passage.port;
  }

  /** Breaks what is under way; whoever comes is sent away. */
  shut(): void {
    this.#isOpen = false;
    this.#passage.break();
  }

  open(): void {
    this.#isOpen = true;
  }

  stop(): Promise<void> {
    return this.#passage.stop();
  }
}
