import { Injectable } from '@nestjs/common';
import { Gauge, Histogram } from 'prom-client';
import { Database } from '../mongo/database.ts';
import { MetricsRegistry } from './metrics-registry.ts';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What the driver tells of its commands and of its pool of connections. */
@Injectable()
export class DatabaseMetrics {
  constructor(database: Database, registry: MetricsRegistry) {
    const registers = [registry];
    const commands = new Histogram({
      name: 'leafshift_database_command_seconds',
      help: 'Time of commands of the database by their name and how they ended',
      labelNames: ['command', 'outcome'],
      buckets: SECONDS,
      registers,
    });
    const connections = new Gauge({
      name: 'leafshift_database_connections',
      help: 'Connections that are in use, and work that waits for one',
      labelNames: ['state'],
      registers,
    });
    connections.set({ state: 'used' }, 0);
    connections.set({ state: 'awaited' }, 0);
    const client = database.connection.getClient();
    const timed = (outcome: string) => (event: { commandName: string; duration: number }) =>
      commands.observe({ command: event.commandName, outcome }, event.duration / 1000);
    client.on('commandSucceeded', timed('ok'));
    client.on('commandFailed', timed('failed'));
    client.on('connectionCheckOutStarted', () => connections.inc({ state: 'awaited' }));
    client.on('connectionCheckedOut', () => {
      connections.dec({ state: 'awaited' });
      connections.inc({ state: 'used' });
    });
    client.on('connectionCheckOutFailed', () => connections.dec({ state: 'awaited' }));
    client.on('connectionCheckedIn', () => connections.dec({ state: 'used' }));
  }
}
