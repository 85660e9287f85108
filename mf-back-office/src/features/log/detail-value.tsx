import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import { PersonLink } from '../desk/person-link.tsx';
import { LogTime } from './log-time.tsx';
import { useDetailName, useDetailWord } from './use-log-word.ts';

interface DetailValueProps {
  /** What it is about, such as `kind`. */
  readonly name: string;
  /** As it was noted; what lies deeper may come as JSON. */
  readonly value: unknown;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const IN_CENTS = new Set(['pay']);
const IN_DOLLARS = new Set(['amount', 'price', 'processingFee', 'total']);

/** What stands with an entry of a log, in the reader's words; free text as it was written. */
export function DetailValue({ name, value: noted }: DetailValueProps) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const wordOf = useDetailWord();
  const value = unpacked(noted);
  if (isNothing(value)) return '–';
  if (Array.isArray(value)) return <Parts of={value.map((one) => [name, one])} />;
  if (typeof value === 'object' && value !== null) {
    return <NamedParts of={Object.entries(value)} />;
  }
  if (IN_CENTS.has(name)) return formats.dollars(Number(value) / 100);
  if (IN_DOLLARS.has(name)) return formats.dollars(Number(value));
  if (typeof value === 'number') return formats.number(value);
  const text = String(value);
  if (name === 'userId') return <PersonLink id={text} name={t('log.account')} />;
  if (INSTANT.test(text)) return <LogTime at={text} />;
  return wordOf(name, text) ?? <bdi translate="no">{text}</bdi>;
}

/** Several values that belong to one name, one after the other. */
function Parts({ of: parts }: { readonly of: readonly (readonly [string, unknown])[] }) {
  return parts.map(([name, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: They never change their order.
    <span key={at}>
      {at > 0 && ', '}
      <DetailValue name={name} value={value} />
    </span>
  ));
}

function NamedParts({ of: parts }: { readonly of: readonly (readonly [string, unknown])[] }) {
  const named = useDetailName();
  return parts
    .filter(([, value]) => !isNothing(value))
    .map(([name, value], at) => (
      <span key={name}>
        {at > 0 && ' · '}
        {named(name)}: <DetailValue name={name} value={value} />
      </span>
    ));
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isNothing));

/** What lies deeper comes as JSON; a text that only begins like it stays one. */
function unpacked(noted: unknown): unknown {
  if (typeof noted !== 'string' || !/^[[{]/.test(noted)) return noted;
  try {
    return JSON.parse(noted);
  } catch {
    return noted;
  }
}
