import {
  conversation,
  markConversationRead,
  reportMessage,
  sendMessage,
  sendNotice,
} from '@leafshift/contracts/conversations';
import { employerShifts, type TempPost } from '@leafshift/contracts/posts';
import type { DemoApi } from '../demo-api.ts';
import { CONVERSATIONS, type DemoConversation, NOTICE, RUDE } from '../demo-data/conversations.ts';
import type { SignedUp } from './sign-up.ts';

interface Talking {
  readonly employer: SignedUp;
  readonly workers: readonly SignedUp[];
}

/** A business and one of its confirmed workers, on which shift. */
interface Pair {
  readonly employer: SignedUp;
  readonly worker: SignedUp;
  readonly postId: string;
}

/** Writes as the people of the demo marketplace do, each message under an id of its own. */
class Writing {
  #sent = 0;

  constructor(private readonly api: DemoApi) {}

  aSendId(): string {
    this.#sent += 1;
    return `00000000-0000-4000-8000-${String(this.#sent).padStart(12, '0')}`;
  }

  async write({ postId, worker }: Pair, by: SignedUp, text: string): Promise<string> {
    const params = { postId, workerId: worker.id };
    const body = { sendId: this.aSendId(), text };
    return (await this.api.call(sendMessage, { params, body }, by))._id;
  }

  async read({ postId, worker }: Pair, by: SignedUp): Promise<void> {
    const params = { postId, workerId: worker.id };
    const { messages } = await this.api.call(conversation, { params, query: {} }, by);
    const body = { message: messages[0]?._id ?? '' };
    await this.api.call(markConversationRead, { params, body }, by);
  }
}

/** Some conversations about coming shifts of a business, a notice to one of them, and a reported message. */
export async function converse(api: DemoApi, { employer, workers }: Talking): Promise<void> {
  const { posts } = await api.call(
    employerShifts,
    { query: { status: 'open', limit: 100 } },
    employer,
  );
  const shifts = posts.filter(({ confirmedArr }) => confirmedArr.length > 0);
  const pairs = shifts.flatMap((post) => pairsOf(post, employer, workers));
  const writing = new Writing(api);
  for (const [index, pair] of pairs.slice(0, CONVERSATIONS.length).entries()) {
    await talk(writing, pair, CONVERSATIONS[index] ?? []);
  }
  const [first, second] = pairs;
  if (first) {
    const to = { of: 'shift', post: first.postId } as const;
    await api.call(sendNotice, { body: { sendId: writing.aSendId(), text: NOTICE, to } }, employer);
  }
  if (second) {
    const messageId = await writing.write(second, second.worker, RUDE);
    const params = { postId: second.postId, workerId: second.worker.id, messageId };
    const body = { reason: 'harassment', words: 'I only asked when they arrive.' } as const;
    await api.call(reportMessage, { params, body }, employer);
  }
}

async function talk(writing: Writing, pair: Pair, lines: DemoConversation): Promise<void> {
  for (const { by, text } of lines) {
    const person = by === 'business' ? pair.employer : pair.worker;
    await writing.write(pair, person, text);
  }
  const last = lines.at(-1);
  if (last) {
    await writing.read(pair, last.by === 'business' ? pair.employer : pair.worker);
  }
}

const pairsOf = (
  { _id: postId, confirmedArr }: TempPost,
  employer: SignedUp,
  workers: readonly SignedUp[],
): readonly Pair[] =>
  confirmedArr.flatMap(({ requestUser }) => {
    const worker = workers.find(({ id }) => id === requestUser);
    return worker ? [{ employer, worker, postId }] : [];
  });
