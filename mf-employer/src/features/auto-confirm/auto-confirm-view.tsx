import {
  type AutoConfirmRule,
  type AutoConfirmScope,
  dropAutoConfirm,
  setAutoConfirm,
} from '@leafshift/contracts/auto-confirm';
import type { TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { useMessages } from '@leafshift/i18n/messages';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { NativeSelect } from '@leafshift/ui/native-select';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './auto-confirm.module.css';
import { CriteriaFields } from './criteria-fields.tsx';
import { autoConfirmQuery } from './queries.ts';
import { choiceOf, hasCriteria, type RuleChoice, scopeOf } from './rule-choice.ts';

const KINDS = ['shift', 'store', 'business'] as const;

/** Who is confirmed by themselves: on this shift, at its store, or at all stores (SHIFT-66). */
export function AutoConfirmView({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const rules = useQuery(autoConfirmQuery(useShell().api, post._id));
  const [kind, setKind] = useState<AutoConfirmScope['kind']>('shift');
  if (rules.isPending) return <ListSkeleton rows={3} />;
  if (!rules.data) return <ErrorState error={rules.error} onRetry={rules.refetch} isCompact />;
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('autoConfirm.rule')}</p>
      <Segmented
        block
        size="large"
        aria-label={t('autoConfirm.scopes')}
        value={kind}
        onChange={setKind}
        options={KINDS.map((value) => ({ value, label: t(`autoConfirm.scope.${value}`) }))}
      />
      <RuleForm key={kind} scope={scopeOf(kind, post)} rules={rules.data} />
      <p className={styles.text}>{t('autoConfirm.narrowest')}</p>
    </div>
  );
}

interface RuleFormProps {
  readonly scope: AutoConfirmScope;
  readonly rules: readonly AutoConfirmRule[];
}

function RuleForm({ scope, rules }: RuleFormProps) {
  const { t } = useTranslation('mf-employer');
  const say = useMessages();
  const [choice, setChoice] = useState(() => choiceOf(rules, scope));
  const save = useSaveRule(scope);
  const modes = [
    ...(scope.kind === 'business' ? [] : ['inherit' as const]),
    'nobody',
    'those',
  ] as const;
  const isMissing = choice.mode === 'those' && !hasCriteria(choice.criteria);
  return (
    <>
      <NativeSelect
        isLarge
        label={t('autoConfirm.mode')}
        value={choice.mode}
        options={modes.map((value) => ({ value, label: t(`autoConfirm.${value}`) }))}
        onChange={(mode) => setChoice({ ...choice, mode })}
      />
      {choice.mode === 'those' && (
        <CriteriaFields
          value={choice.criteria}
          onChange={(criteria) => setChoice({ ...choice, criteria })}
        />
      )}
      {isMissing && <p className={styles.text}>{t('autoConfirm.choose')}</p>}
      {save.error && (
        <p className={styles.problem} role="alert">
          {say(messageOf(save.error))}
        </p>
      )}
      <Button
        type="primary"
        size="large"
        disabled={isMissing}
        loading={save.isPending}
        onClick={() => save.mutate(choice)}
      >
        {t('autoConfirm.save')}
      </Button>
    </>
  );
}

function useSaveRule(scope: AutoConfirmScope) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ mode, criteria }: RuleChoice) =>
      mode === 'inherit'
        ? api.send(dropAutoConfirm, { body: scope })
        : api.send(setAutoConfirm, {
            body: { scope, criteria: mode === 'those' ? criteria : null },
          }),
    onSuccess: () => notify('Success', t('autoConfirm.saved')),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
}
