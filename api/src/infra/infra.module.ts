import { join } from 'node:path';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LoggerModule } from 'nestjs-pino';
import { Clock } from './clock/clock.ts';
import { Config } from './config/config.ts';
import { deliveryCollection } from './deliveries/delivery.schema.ts';
import { DeliveryLog } from './deliveries/delivery-log.ts';
import { DomainEvents } from './domain-events/domain-events.ts';
import { LeakedPasswords, NoLeakedPasswords } from './leaked-passwords/leaked-passwords.ts';
import { PwnedPasswords } from './leaked-passwords/pwned-passwords.ts';
import { Log } from './logger/log.ts';
import { requestLog } from './logger/request-log.ts';
import { CountedMailer } from './mail/counted-mailer.ts';
import { FileMailer } from './mail/file-mailer.ts';
import { MailOffice } from './mail/mail-office.ts';
import { Mailer } from './mail/mailer.ts';
import { NotedMailer } from './mail/noted-mailer.ts';
import { SmtpMailer } from './mail/smtp-mailer.ts';
import { Counts } from './metrics/counts.ts';
import { DatabaseMetrics } from './metrics/database-metrics.ts';
import { Metrics } from './metrics/metrics.ts';
import { MetricsRegistry } from './metrics/metrics-registry.ts';
import { MetricsServer } from './metrics/metrics-server.ts';
import { ReadinessMetrics } from './metrics/readiness-metrics.ts';
import { CONNECTION_OPTIONS, Database, FIRST_CONNECTION } from './mongo/database.ts';
import { counterCollection, GaplessNumbers } from './mongo/gapless-numbers.ts';
import { GuardedChanges } from './mongo/guarded-changes.ts';
import { Leases } from './mongo/leases.ts';
import { Migrations } from './mongo/migrations.ts';
import { Transactions } from './mongo/transactions.ts';
import { OutboxRepository } from './outbox/outbox.repository.ts';
import { outboxCollection } from './outbox/outbox.schema.ts';
import { Outbox } from './outbox/outbox.ts';
import { OutboxDesk } from './outbox/outbox-desk.ts';
import { OutboxHandlers } from './outbox/outbox-handlers.ts';
import { OutboxWorker } from './outbox/outbox-worker.ts';
import { DependencyChecks } from './readiness/dependency-checks.ts';
import { FreeDisk } from './readiness/free-disk.ts';
import { PortalGateway } from './realtime/portal.gateway.ts';
import { Realtime } from './realtime/realtime.ts';
import { socketEvents } from './realtime/socket-events.schema.ts';
import { SocketRooms } from './realtime/socket-rooms.ts';
import { Redis } from './redis/redis.ts';
import { DerivedKeys } from './secrets/derived-keys.ts';
import { Draining } from './shutdown/draining.ts';
import { smsSenderOf } from './sms/sms-sender.factory.ts';
import { SmsSender } from './sms/sms-sender.ts';
import { FileAddresses } from './storage/file-addresses.ts';
import { FileSignatures } from './storage/file-signatures.ts';
import { FileStorage } from './storage/file-storage.ts';
import { LocalDiskStorage } from './storage/local-disk-storage.ts';

/** What a process is made with: read once in `main.ts`, chosen by the harness in tests. */
export interface Surroundings {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
}

/** The bucket where one is configured, else the local disk. */
async function fileStorage(
  { env, dataDir }: Config,
  addresses: FileAddresses,
  clock: Clock,
): Promise<FileStorage> {
  if (!env.S3_BUCKET) {
    return new LocalDiskStorage(join(dataDir, 'uploads'), addresses);
  }
  // Loaded where it is needed only: it is large.
  const { S3Storage } = await import('./storage/s3-storage.ts');
  const settings = {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
  return new S3Storage(settings, clock);
}

const ports: readonly Provider[] = [
  {
    provide: Mailer,
    inject: [Config, Counts, DeliveryLog],
    useFactory: ({ env, dataDir }: Config, counts: Counts, deliveries: DeliveryLog): Mailer =>
      new NotedMailer(
        new CountedMailer(
          env.SMTP_URL
            ? new SmtpMailer(env.SMTP_URL, env.MAIL_FROM)
            : new FileMailer(join(dataDir, 'mail'), env.MAIL_FROM),
          counts,
        ),
        deliveries,
      ),
  },
  {
    provide: LeakedPasswords,
    inject: [Config, Log],
    useFactory: ({ env, passwords }: Config, log: Log): LeakedPasswords =>
      passwords.refuseLeaked
        ? new PwnedPasswords(env.LEAKED_PASSWORDS_URL, log)
        : new NoLeakedPasswords(),
  },
  { provide: SmsSender, inject: [Config], useFactory: smsSenderOf },
  {
    provide: FileStorage,
    inject: [Config, FileAddresses, Clock],
    useFactory: fileStorage,
  },
];

const services = [
  Counts,
  Database,
  DatabaseMetrics,
  DeliveryLog,
  DependencyChecks,
  DerivedKeys,
  DomainEvents,
  Draining,
  FileAddresses,
  FileSignatures,
  FreeDisk,
  GaplessNumbers,
  GuardedChanges,
  Leases,
  MailOffice,
  Metrics,
  MetricsRegistry,
  MetricsServer,
  Migrations,
  Outbox,
  OutboxDesk,
  OutboxHandlers,
  OutboxRepository,
  OutboxWorker,
  ReadinessMetrics,
  Realtime,
  Redis,
  SocketRooms,
  Transactions,
];

@Global()
@Module({})
class InfraModule {}

/** Everything below the modules: database, clock, log, outbox, mail, storage, sockets. */
export function infraModule({ config, clock, log }: Surroundings): DynamicModule {
  const given: Provider[] = [
    { provide: Config, useValue: config },
    { provide: Clock, useValue: clock },
    { provide: Log, useValue: log },
  ];
  return {
    module: InfraModule,
    imports: [
      LoggerModule.forRoot(requestLog(log)),
      MongooseModule.forRoot(config.env.MONGODB_URI, {
        ...CONNECTION_OPTIONS,
        ...FIRST_CONNECTION,
      }),
      MongooseModule.forFeature([
        counterCollection,
        deliveryCollection,
        outboxCollection,
        socketEvents,
      ]),
    ],
    providers: [...given, ...ports, ...services, PortalGateway],
    exports: [Config, Clock, Log, Mailer, SmsSender, FileStorage, LeakedPasswords, ...services],
  };
}
