import type { ChildProcess } from 'node:child_process';
import type { RequestOptions } from 'node:http';

/** Which ports of this machine stand for those of the operators' files. */
export interface WebServerPorts {
  /** Instead of 80, where the server cannot answer at a socket of its own. */
  readonly http: number;
  /** Instead of 443. */
  readonly https: number;
  readonly api: readonly [number, number];
  readonly gateway: readonly [number, number];
}

/** A web server of the distribution with the operators' files for it. */
export interface WebServer {
  readonly name: string;
  /** The packages of Debian that bring its command. */
  readonly packages: readonly [string, ...string[]];
  /**
   * Whether another process gets a change that the first one did not answer, where a key says that it is the
   * same, and is asked for a file that the first one does not have.
   */
  readonly asksAnother: boolean;
  /** What is in the folder `tls` already: `fullchain.pem` and `privkey.pem` for localhost. */
  start(folder: string, ports: WebServerPorts): Promise<ChildProcess>;
  /** Where what comes without TLS is answered. */
  plain(folder: string, ports: WebServerPorts): Pick<RequestOptions, 'socketPath' | 'port'>;
}
