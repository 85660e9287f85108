import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Passage } from './passage.ts';

describe('a passage to a server', () => {
  it('lets somebody stand between both ends, and closes the one when the other is gone', async () => {
    await using echo = createServer((socket) => {
      socket.pipe(socket);
      // A connection that breaks is what is tried here.
      socket.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(echo, 'listening');
    const { port } = echo.address() as AddressInfo;
    const passage = await Passage.to(`tcp://127.0.0.1:${port}`, (client, server) => {
      client.pipe(server).pipe(client);
    });
    const caller = connect(passage.port, '127.0.0.1');
    caller.write('Hello');
    expect(String((await once(caller, 'data'))[0])).toBe('Hello');

    const closed = once(caller, 'close');
    passage.break();
    await closed;
    await passage.stop();
  });
});
