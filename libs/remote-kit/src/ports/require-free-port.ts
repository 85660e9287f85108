import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { PlainFailure } from '../process/plain-failure.ts';
import { findPortOwner, type PortOwner } from './port-owner.ts';

const LOWEST_PORT = 20_000;
/** Of Linux, unless it was set otherwise; of others it is higher. */
const LOWEST_OUTGOING_PORT = 32_768;
const TRIES = 100;

/** A port that something of ours needs, and the setting that moves it. */
export interface NeededPort {
  readonly port: number;
  /** What is to listen there, as in 'the portal'. */
  readonly purpose: string;
  /** The environment variable that chooses another port. */
  readonly setting?: string;
}

/** Throws a PlainFailure that names port, purpose and holder when something listens on the port. */
export async function requireFreePort(needed: NeededPort): Promise<void> {
  if (await isPortFree(needed.port)) return;
  throw new PlainFailure(portTakenSentence(needed, await findPortOwner(needed.port)));
}

/** The sentence for a taken port: which, what for, by whom, and what to do. */
export function portTakenSentence(needed: NeededPort, owner: PortOwner | undefined): string {
  const holder = owner ? `process ${owner.pid} (${shortened(owner.command)})` : 'another process';
  const otherwise = needed.setting ? `, or choose another port with ${needed.setting}` : '';
  return `Port ${needed.port}, needed for ${needed.purpose}, is taken by ${holder}: stop it${otherwise}.`;
}

/** Whether nothing listens on the port, on any interface of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '0.0.0.0', '::1', '::']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/**
 * A port that was free a moment ago. None that the system gives to connections which go out: one of those may
 * have it before whoever asked here listens.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(LOWEST_PORT, LOWEST_OUTGOING_PORT);
    if (await isPortFree(port)) return port;
  }
  throw new PlainFailure(
    `No port between ${LOWEST_PORT} and ${LOWEST_OUTGOING_PORT} of this machine was free.`,
  );
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else reject(error);
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

function shortened(command: string): string {
  return command.length > 60 ? `${command.slice(0, 59)}…` : command;
}
