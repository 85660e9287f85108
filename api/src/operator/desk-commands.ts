import { logout } from '@leafshift/contracts/auth';
import { allCalls } from '@leafshift/contracts/calls';
import { type CallInput, ErrorBody } from '@leafshift/contracts/core';
import type { INestApplicationContext } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callRequest } from '../core/http/call-request.ts';
import { Sessions } from '../modules/auth/index.ts';
import { actingAdmin, type Command, needed } from './arguments.ts';
import { OperatorError } from './operator-error.ts';

/** What the operator can ask for of the back office's own calls. */
export const DESK_USAGE = `  calls                                     list what the back office can do, by name
  call <name> [--input '{"params":{…},"query":{…},"body":{…}}'] [--as …]
                                            do it, as that admin would: with their roles, on record; prints the answer`;

/** Where the request seems to come from; of a session's address only a digest is kept. */
const HERE = '127.0.0.1';

const Input = z.strictObject({
  params: z.record(z.string(), z.string()).optional(),
  query: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  body: z.unknown().optional(),
});

const deskCalls = allCalls
  .filter(({ access }) => typeof access !== 'string' && access.includes('Admin'))
  .toSorted((one, other) => one.name.localeCompare(other.name));

const list: Command = async () => deskCalls.map(({ name, summary }) => `${name}  ${summary}`);

const make: Command = async (app, { subject, input, as }) => {
  const name = needed(subject, "a call's name, as `calls` lists it");
  const call =
    deskCalls.find((one) => one.name === name) ??
    refuse(`The back office has no call ${name}; \`calls\` lists those that it has.`);
  const request = callRequest(call, inputOf(input) as CallInput<typeof call>);
  const userId = await actingAdmin(app, as);
  const token = await app.get(Sessions).open({ userId, usertype: 'Admin', address: HERE });
  const signedIn = { 'x-auth-token': token };
  const server = serverOf(app);
  try {
    const { statusCode, body } = await server.inject({
      method: request.method,
      url: request.url,
      headers: { ...signedIn, ...(request.body && { 'content-type': 'application/json' }) },
      ...(request.body && { payload: request.body }),
    });
    if (statusCode >= 400) throw new OperatorError(sentencesOf(body));
    return body === '' ? ['Done.'] : [call.produces ? body : pretty(body)];
  } finally {
    await server.inject({ method: logout.method, url: `/api${logout.path}`, headers: signedIn });
  }
};

/** The calls of the back office, each as a command. */
export const DESK_COMMANDS: Readonly<Record<string, Command>> = { calls: list, call: make };

const serverOf = (app: INestApplicationContext): FastifyInstance =>
  app.get(HttpAdapterHost).httpAdapter.getInstance();

function inputOf(text = '{}'): z.infer<typeof Input> {
  const parsed = Input.safeParse(jsonOf(text));
  return parsed.success
    ? parsed.data
    : refuse('--input is an object with params, query and body, as JSON.');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('--input is no JSON.');
  }
}

const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

/** What the API says to people, each field's problem beside its name. */
function sentencesOf(body: string): string {
  const { msg, errors = [] } = ErrorBody.parse(JSON.parse(body));
  return [msg, ...errors.map((problem) => `${problem.path}: ${problem.msg}`)].join('\n');
}

function refuse(sentence: string): never {
  throw new OperatorError(sentence);
}
