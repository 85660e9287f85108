import { freePorts, neededPorts, portsFromEnvironment } from './stack-ports.ts';

describe('the ports of npm start', () => {
  it('are the documented ones', () => {
    expect(portsFromEnvironment({})).toEqual({
      portal: 4200,
      remotes: {
        'mf-employer': 4201,
        'mf-worker': 4202,
        'mf-onboarding': 4203,
        'mf-public-board': 4204,
        'mf-back-office': 4205,
      },
      api: 4300,
      sandbox: 4301,
      database: 4302,
    });
  });

  it('move with PORT and API_PORT, or one by one', () => {
    const ports = portsFromEnvironment({ PORT: '5000', API_PORT: '6000', DATABASE_PORT: '27017' });
    expect(ports).toMatchObject({ portal: 5000, api: 6000, sandbox: 6001, database: 27_017 });
    expect(ports.remotes['mf-public-board']).toBe(5004);
  });

  it.each(['http', '0', '70000', '42.5'])('are refused when they are none: %s', (text) => {
    expect(() => portsFromEnvironment({ PORT: text })).toThrow(`PORT is '${text}'`);
  });

  it('say which setting moves each of them', () => {
    const ports = portsFromEnvironment({});
    const needed = neededPorts(ports);
    expect(needed).toHaveLength(Object.keys(ports.remotes).length + 4);
    expect(needed.every(({ setting }) => setting)).toBe(true);
  });
});

describe('ports for a stack beside others', () => {
  it('are all different', async () => {
    const ports = neededPorts(await freePorts()).map(({ port }) => port);
    expect(new Set(ports).size).toBe(ports.length);
  });
});
