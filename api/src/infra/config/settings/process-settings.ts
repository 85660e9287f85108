import { isIP } from 'node:net';
import { z } from 'zod';
import { count, onOff, optional, optionalUrl, port, REQUIRED, setting } from './setting.ts';

const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Seconds; a process that is told to stop has to be gone after 25. */
const LONGEST_SHUTDOWN_DELAY = 15;

const MetricsToken = z.string().min(16, 'At least 16 characters are needed');

const isProxy = (text: string): boolean =>
  PROXY_NAMES.has(text) || isIP(text.split('/', 1)[0] ?? '') !== 0;

/** What lets a process serve developers' pages has to be said: the default is production. */
const nodeEnv = optional.pipe(z.enum(['development', 'test', 'production']).default('production'));

const MongodbUri = z
  .string({ error: 'The address of the database is required' })
  .regex(/^mongodb(?:\+srv)?:\/\/./, 'This must begin with mongodb:// or mongodb+srv://');

/** The process, its database and its folder. */
export const processSettings = {
  NODE_ENV: setting(nodeEnv, {
    what: '`development` and `test` have to be said: they allow short passwords, a demo marketplace and what is below `/dev`',
    initial: 'production',
  }),
  API_HOST: setting(z.string().default('127.0.0.1'), {
    what: 'the address that the API listens on',
  }),
  API_PORT: setting(port.default(4300), { what: 'the port that the API listens on' }),
  PORT: setting(port.min(1).default(4200), {
    what: 'the port of a portal on this machine, for its address where `PORTAL_URL` is not set',
  }),
  PORTAL_URL: setting(optionalUrl, {
    what: 'the address of the portal, in mails and for the origin check of sockets and passkeys; with `https:` cookies are Secure and for this host alone; passkeys are lost when its host changes',
    initial: REQUIRED,
  }),
  MONGODB_URI: setting(MongodbUri, {
    what: 'the replica set, with the name of the database',
    initial: REQUIRED,
    secret: true,
  }),
  DATA_DIR: setting(z.string().min(1).default('.data'), {
    what: 'the folder for uploads without a bucket, where production needs it, and for mails with `MAIL=files`',
  }),
  MIN_FREE_DISK_MB: setting(count(200), {
    what: 'with fewer free megabytes in `DATA_DIR` the process says that it is not ready; 0 for never',
  }),
  LOG_LEVEL: setting(
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    { what: '`silent`, `fatal`, `error`, `warn`, `info`, `debug` or `trace`' },
  ),
  TRUST_PROXY: setting(
    z
      .string()
      .default('loopback')
      .refine((text) => text.split(',').every((part) => isProxy(part.trim())), {
        error: 'This must be addresses, networks, loopback, linklocal or uniquelocal, with commas',
      }),
    {
      what: 'which proxies may say the address of a visitor: addresses, networks, `loopback`, `linklocal`, `uniquelocal`, separated by commas',
    },
  ),
  SHUTDOWN_DELAY: setting(z.coerce.number().min(0).max(LONGEST_SHUTDOWN_DELAY).optional(), {
    what: 'seconds for which a process that is told to stop still serves, so that whoever sends it requests can notice; 15 at most',
    initial: '5, elsewhere 0',
  }),
  METRICS_PORT: setting(port.optional(), {
    what: 'a port for `/metrics` alone, on `API_HOST`',
  }),
  METRICS_TOKEN: setting(optional.pipe(MetricsToken.optional()), {
    what: 'the bearer token that metrics are given for, also at `/api/metrics`; without it that answers in development only',
    secret: true,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(optionalUrl, {
    what: 'a collector that traces go to, such as `http://collector:4318` ([why and how](traces.md)); without it nothing is traced',
  }),
  OTEL_SERVICE_NAME: setting(optional, {
    what: 'what the process is called in traces',
    initial: 'leafshift-api',
  }),
  SHARED_ANSWERS: setting(onOff('on'), {
    what: 'answers that are the same for everybody are made once a second ([why](../adr/0036-answers-shared-for-a-second.md))',
  }),
  SEED_DEMO: setting(onOff('off'), {
    what: '`on` fills an empty database with the demo marketplace; refused in production',
  }),
};
