import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { BSON, type Db, MongoClient, ObjectId } from 'mongodb';
import { COLLECTIONS } from '../../../api-peer/collections.ts';
import { confirmWith } from './bare-confirm.ts';
import type { RecordedQuery } from './command-recorder.ts';

// The limit of what is possible: a bare Node server that sends the database the queries that the API was
// seen to send for the same page, with the MongoDB driver, and writes what it gets as JSON.
// Settings: MONGODB_URI, PORT, PAGES (a file of recorded queries by page).

type Pages = Readonly<Record<string, readonly (readonly RecordedQuery[])[]>>;

const pages = BSON.EJSON.parse(readFileSync(process.env.PAGES ?? '', 'utf8')) as Pages;
const client = await MongoClient.connect(process.env.MONGODB_URI ?? '');
const database = client.db();

/** Sends a page's queries, those together that the API sends together. */
async function replay(queries: readonly RecordedQuery[]): Promise<unknown> {
  const found: unknown[] = [];
  const waves = new Set(queries.map(({ wave }) => wave));
  for (const wave of waves) {
    const together = queries.filter((query) => query.wave === wave);
    found.push(await Promise.all(together.map((query) => run(query))));
  }
  return found;
}

const run = ({ collection, filter, sort, projection, limit, hint }: RecordedQuery) =>
  database
    .collection(collection)
    .find(filter, {
      ...(sort && { sort: sort as Record<string, 1 | -1> }),
      ...(projection && { projection }),
      ...(limit && { limit }),
      ...(hint && { hint }),
    })
    .toArray();

/** One conditional update, which takes a spot where one is open. */
const takeSpot = (from: Db, shift: string) =>
  from
    .collection(COLLECTIONS.shifts)
    .findOneAndUpdate(
      { _id: new ObjectId(shift), status: null, openSpots: { $gt: 0 } },
      { $inc: { openSpots: -1, confirmedCount: 1, requestCount: -1 } },
      { returnDocument: 'after' },
    );

async function page(path: string, query: URLSearchParams): Promise<unknown> {
  if (path === '/confirm') return confirmWith(client, database, query);
  if (path === '/take-spot') return takeSpot(database, query.get('shift') ?? '');
  const recorded = pages[path.slice(1)]?.[Number(query.get('n'))];
  return recorded ? replay(recorded) : { ready: true };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  const body = JSON.stringify(await page(pathname, searchParams));
  response.setHeader('content-type', 'application/json');
  response.end(body);
}

// Fastify's own time, so that no side closes a connection that waits for its next turn.
createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.statusCode = 500;
    response.end(String(error));
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
