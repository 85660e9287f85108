import { ownSessions } from '@leafshift/contracts/auth';
import { audit } from '@leafshift/contracts/back-office';
import { allCalls } from '@leafshift/contracts/calls';
import { type Admin, anAdmin, aWorker } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { runCommand } from './commands.ts';

describe("the back office's calls as commands", () => {
  let api: TestApi;
  let owner: Admin;

  beforeAll(async () => {
    api = await startApi();
    owner = await anAdmin().in(api);
  });
  afterAll(() => api.stop());

  const run = (...args: string[]) => runCommand(api.app, args);
  const sessionsOfOwner = async () => (await api.get(ownSessions, {}, owner)).sessions.length;

  it('are listed, all of them', async () => {
    const listed = (await run('calls')).map((line) => line.split('  ')[0]);

    expect(listed).toEqual(
      allCalls
        .filter(({ access }) => Array.isArray(access) && access.includes('Admin'))
        .map(({ name }) => name)
        .toSorted((one, other) => one.localeCompare(other)),
    );
  });

  it('are made in the name of an admin, on record, and leave no session behind', async () => {
    const worker = await aWorker().in(api);
    const sessions = await sessionsOfOwner();
    const input = JSON.stringify({ params: { id: worker.id }, body: { text: 'Called back' } });

    const [answer = ''] = await run('call', 'admin.addNote', '--input', input);

    expect(JSON.parse(answer)).toMatchObject({ text: 'Called back' });
    expect(await sessionsOfOwner()).toBe(sessions);
    const { entries } = await api.get(audit, { query: { q: 'note-added' } }, owner);
    expect(entries).toMatchObject([{ target: worker.id, by: { _id: owner.id } }]);
  });

  it('are refused with the sentence of the API, and to who lacks the role', async () => {
    const reviewer = await anAdmin().as('reviewer').in(api);
    const note = ['call', 'admin.addNote', '--as', owner.email, '--input'];

    await expect(run(...note, '{"params":{"id":"nobody"},"body":{"text":"Hm"}}')).rejects.toThrow();
    await expect(run('call', 'admin.team', '--as', reviewer.email)).rejects.toThrow(/allowed/i);
    await expect(run('call', 'posts.create')).rejects.toThrow('The back office has no call');
    await expect(run(...note, '{')).rejects.toThrow('--input is no JSON.');
    await expect(run(...note, '[]')).rejects.toThrow('--input is an object');
  });
});
