import { existsSync } from 'node:fs';
import { leftOut, leftOutOfContainers, leftOutOfProduction } from './left-out.ts';

describe('what builds leave out', () => {
  it.each(Object.entries({ ...leftOut(), ...leftOutOfProduction(), ...leftOutOfContainers() }))(
    'is a file of its package in the version that is installed: %s',
    (file, standIn) => {
      expect([existsSync(file), existsSync(standIn)]).toEqual([true, true]);
    },
  );
});
