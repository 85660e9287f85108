import type { RemoteName } from '@leafshift/shell-sdk';
import { isPartName } from '@leafshift/shell-sdk/manifest';
import type { Registry, Release } from '@leafshift/shell-sdk/registry';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { Page, PageHeader, Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../app/use-document-title.ts';
import { useSessionState } from '../composition/core-context.ts';
import { useReleases } from '../layout/use-releases.ts';
import { NotFound } from '../pages/not-found.tsx';
import { loadRelease } from './load-override.ts';
import { mayOverride } from './may-override.ts';
import { type AddressProblem, addressOf } from './override-address.ts';
import { keepOverride, readOverrides } from './override-storage.ts';
import styles from './overrides.module.css';
import { useRegistry } from './use-registry.ts';

/** `/overrides`: one remote from another place, for testers; the operator decides who may. */
export function Component() {
  const { t } = useTranslation('shell');
  const known = useRegistry();
  const session = useSessionState();
  const releases = useReleases();
  useDocumentTitle(t('overrides.title'));
  if (known === null || session.status === 'loading') return null;
  if (!mayOverride(session, known)) {
    return (
      <Page width="narrow">
        <NotFound />
      </Page>
    );
  }
  return (
    <Page width="narrow">
      <PageHeader title={t('overrides.title')} description={t('overrides.intro')} />
      {namesOf(known).map((remote) => (
        <RemoteSection key={remote} remote={remote} registry={known} inUse={releases.get(remote)} />
      ))}
      <NewRemote registry={known} />
    </Page>
  );
}

/** The remotes of the registry, and those that this browser has from elsewhere. */
const namesOf = ({ remotes }: Registry): readonly RemoteName[] =>
  [...new Set([...Object.keys(remotes), ...Object.keys(readOverrides())])].sort();

/** A remote that was never released: its name first, then the address as for all others. */
function NewRemote({ registry }: { readonly registry: Registry }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const [text, setText] = useState('');
  const name = text.trim();
  const isKnown = namesOf(registry).includes(name);
  return (
    <Section title={t('overrides.newTitle')} description={t('overrides.newText')}>
      <div className={styles.field}>
        <label htmlFor={id}>{t('overrides.newName')}</label>
        <Input id={id} value={text} dir="ltr" onChange={(event) => setText(event.target.value)} />
      </div>
      {isPartName(name) && !isKnown && (
        <RemoteSection key={name} remote={name} registry={registry} inUse={undefined} />
      )}
    </Section>
  );
}

interface SectionProps {
  readonly remote: RemoteName;
  readonly registry: Registry;
  readonly inUse: Release | undefined;
}

/** What is tried, until it is confirmed. */
interface Trial {
  readonly address: string;
  readonly release: Release;
}

function RemoteSection({ remote, registry, inUse }: SectionProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<AddressProblem | 'missing' | null>(null);
  const [trial, setTrial] = useState<Trial | null>(null);
  const override = readOverrides()[remote];

  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = addressOf(text, remote, registry);
    if ('problem' in found) return setProblem(found.problem);
    setProblem(null);
    try {
      setTrial({ address: found.address, release: await loadRelease(remote, found.address) });
    } catch (error) {
      reportError(error);
      setProblem('missing');
    }
  };
  const change = (address: string | null): void => {
    keepOverride(remote, address);
    location.reload();
  };

  return (
    <Section
      title={remote}
      description={
        override === undefined
          ? t('overrides.inUse', { release: inUse?.number ?? inUse?.id ?? '–' })
          : t('overrides.fromHere', { address: override })
      }
    >
      <form className={styles.row} onSubmit={ask}>
        <div className={styles.field}>
          <label htmlFor={id}>{t('overrides.label')}</label>
          <Input
            id={id}
            value={text}
            inputMode="url"
            dir="ltr"
            status={problem ? 'error' : ''}
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => setText(event.target.value)}
          />
          {problem && (
            <p id={`${id}-problem`} role="alert" className={styles.problem}>
              {t(`overrides.${problem}`)}
            </p>
          )}
        </div>
        <Button htmlType="submit">{t('overrides.try')}</Button>
        {override !== undefined && (
          <Button onClick={() => change(null)}>{t('overrides.end')}</Button>
        )}
      </form>
      <ConfirmDialog
        isOpen={trial !== null}
        title={t('overrides.confirmTitle', { remote })}
        confirmLabel={t('overrides.confirm')}
        isDangerous
        onConfirm={() => trial && change(trial.address)}
        onCancel={() => setTrial(null)}
      >
        <p>{t('overrides.warning')}</p>
        <p className={styles.address} dir="ltr">
          {trial?.address}
        </p>
      </ConfirmDialog>
    </Section>
  );
}
