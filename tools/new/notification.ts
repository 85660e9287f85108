import { LANGUAGES } from '@leafshift/domain/languages';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import type { Draft } from './draft.ts';
import { intoList, withImport, withJson } from './insert.ts';
import { namesOf } from './names.ts';
import sentences from './texts/notification.json' with { type: 'json' };
import { addText, type Texts } from './texts/texts.ts';

/** Where each kind has its line, how the list begins there, and what a new one is until somebody decides. */
const REGISTRIES = [
  [
    'api/src/modules/notification/domain/mail-rules.ts',
    'NotificationKind, MailGroup | null>> = {',
    'null',
  ],
  ['api/src/modules/push/domain/push-rules.ts', 'NotificationKind, PushGroup | null>> = {', 'null'],
  [
    'api/src/modules/notification/domain/member-rules.ts',
    'NotificationKind, MemberPermission | null>> = {',
    'null',
  ],
  [
    'libs/ui/src/notification-list/notification-marks.ts',
    'NotificationKind, MarkKind>> = {',
    `'waiting'`,
  ],
] as const;

/** A kind of notification, and the class of a module that tells it. */
export async function newNotification(draft: Draft, module: string, name: string): Promise<void> {
  const kind = namesOf(name);
  const folder = `api/src/modules/${module}`;
  if (!draft.has(`${folder}/${module}.module.ts`)) {
    throw new PlainFailure(`'${module}' is no module of the API.`);
  }
  await draft.createFrom('notification', `${folder}/application`, [[namesOf('my-news'), kind]]);
  await draft.edit(`${folder}/${module}.module.ts`, (text) =>
    withImport(
      intoList(text, 'providers: [', `Tell${kind.pascal}`),
      `import { Tell${kind.pascal} } from './application/tell-${name}.ts';`,
    ),
  );
  await draft.edit('libs/contracts/src/notification/schemas.ts', (text) =>
    intoList(text, 'NotificationKind = z.enum([', `'${name}'`),
  );
  for (const [path, opening, value] of REGISTRIES) {
    await draft.edit(path, (text) => intoList(text, opening, `'${name}': ${value}`));
  }
  for (const language of LANGUAGES) {
    await draft.edit(`libs/texts/src/notifications/${language}.json`, (text) =>
      withJson<Texts>(text, (texts) => addText(texts, 'message', name, sentences[language])),
    );
  }
}
