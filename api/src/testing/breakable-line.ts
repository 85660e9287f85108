import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to the database of the specs that can be cut, at once or in the middle of a command. */
export class BreakableLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #to: URL;
  #cutAt: string | null = null;
  #isCut = false;

  private constructor(databaseUri: string) {
    this.#to = new URL(databaseUri);
    this.#server = createServer((client) => this.#connected(client));
  }

  static async to(databaseUri: string): Promise<BreakableLine> {
    const line = new BreakableLine(databaseUri);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  /** The database's address over this line. */
  get uri(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `mongodb://127.0.0.1:${port}${this.#to.pathname}?directConnection=true`;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Cuts the line when a command with these words is on its way. */
  cutAt(words: string): void {
    this.#cutAt = words;
  }

  mend(): void {
    this.#isCut = false;
    this.#cutAt = null;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #connected(client: Socket): void {
    if (this.#isCut) {
      client.destroy();
      return;
    }
    const database = connect(Number(this.#to.port), this.#to.hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.#sockets.add(socket);
      // A line that is cut is what these specs are about.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (bytes) => {
      if (this.#cutAt !== null && bytes.includes(this.#cutAt)) {
        this.cut();
        return;
      }
      database.write(bytes);
    });
    database.pipe(client);
  }
}
