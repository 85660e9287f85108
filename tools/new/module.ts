import type { Draft } from './draft.ts';
import { afterLine, intoList, withImport } from './insert.ts';
import { namesOf } from './names.ts';

const CALLS = 'libs/contracts/src/calls/index.ts';
const MODULES = 'api/src/modules/modules.ts';
const SHARDS = 'api/src/infra/mongo/sharding.spec.ts';

/**
 * A module of the API with its contract: a text that everybody who is signed in keeps for themselves,
 * which is theirs alone, in their export and gone with their account.
 */
export async function newModule(draft: Draft, name: string): Promise<void> {
  const module = namesOf(name);
  const names = [[namesOf('my-module'), module]] as const;
  await draft.createFrom('module/contract', `libs/contracts/src/${name}`, names);
  await draft.createFrom('module/api', `api/src/modules/${name}`, names);
  await draft.edit(CALLS, (text) =>
    withImport(
      intoList(text, 'const domains = [', module.camel),
      `import * as ${module.camel} from '../${name}/calls.ts';`,
    ),
  );
  await draft.edit(MODULES, (text) =>
    withImport(
      intoList(text, 'modules: readonly Type[] = [', `${module.pascal}Module`),
      `import { ${module.pascal}Module } from './${name}/index.ts';`,
    ),
  );
  await draft.edit(SHARDS, (text) =>
    intoList(text, 'const ON_ONE_SHARD = new Set([', `'${module.snake}'`),
  );
  await draft.edit('docs/developers/architecture.md', (text) =>
    afterLine(text, '| `finance`', `| \`${name}\` | \`${module.snake}\` | nothing |`),
  );
}
