import { ApplicationForm, applyToPosting, sendResume } from '@leafshift/contracts/applications';
import { isApiError, messageOf } from '@leafshift/data-access';
import { CURRENT_CONSENT, MAX_RESUME_BYTES } from '@leafshift/domain/applications';
import { textCode } from '@leafshift/domain/text-code';
import { useLanguage, useSession, useShell } from '@leafshift/shell-sdk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NOTHING_TYPED, type TypedApplication, typedBeforeScripts } from './typed-values.ts';

/** Texts of what is wrong, by field; `form` stands for all of it. */
export type Problems = Readonly<Partial<Record<keyof TypedApplication | 'form', string>>>;

/** The fields that a signed-in person need not type. */
function useFirstValues(): TypedApplication {
  const session = useSession();
  const typed = typedBeforeScripts();
  const user = session.status === 'signed-in' ? session.user : null;
  return {
    ...typed,
    name: typed.name || (user?.name ?? ''),
    email: typed.email || (user?.email ?? ''),
  };
}

/** What is typed, what is wrong with it, and sending it: the résumé first, then the rest. */
export function useApplication(postId: string) {
  const { api } = useShell();
  const language = useLanguage();
  const first = useFirstValues();
  const [typed, setTyped] = useState(first);
  const [problems, setProblems] = useState<Problems>({});
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: async () => {
      const { file, isAgreed, ...fields } = typed;
      const resume = file && (await api.send(sendResume, { params: { postId } }, { file }));
      const body = { ...fields, ...(resume && { resumeKey: resume.key }), language };
      const form = ApplicationForm.parse({ ...body, consent: CURRENT_CONSENT });
      await api.send(applyToPosting, { params: { postId }, body: form });
      return form.email;
    },
    onSuccess: (email) => {
      setTyped(NOTHING_TYPED);
      setSentTo(email);
    },
    onError: (error) => setProblems(problemsOf(error)),
  });
  const submit = (): string | null => {
    const found = typedProblems(typed, language);
    setProblems(found);
    const [firstField = null] = Object.keys(found);
    if (firstField === null) sending.mutate();
    return firstField;
  };
  return {
    typed,
    problems,
    sentTo,
    isSending: sending.isPending,
    submit,
    change: (part: Partial<TypedApplication>) => {
      setTyped((before) => ({ ...before, ...part }));
      setProblems((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))),
      );
    },
  };
}

function typedProblems(
  { file, isAgreed, ...fields }: TypedApplication,
  language: string,
): Problems {
  const checked = ApplicationForm.safeParse({
    ...fields,
    language,
    // Any file stands in for the words until the server has seen it.
    ...(file && { resumeKey: 'x'.repeat(16) }),
    ...(isAgreed && { consent: CURRENT_CONSENT }),
  });
  const found: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    found[fieldOf(path.join('.'))] ??= message;
  }
  const isTooLarge = file && file.size > MAX_RESUME_BYTES;
  return { ...found, ...(isTooLarge && { file: textCode('RESUME_TOO_LARGE', { max: 5 }) }) };
}

const fieldOf = (path: string): string => (path === 'consent' ? 'isAgreed' : path);

function problemsOf(error: unknown): Problems {
  if (isApiError(error) && error.errors.length > 0) {
    return Object.fromEntries(error.errors.map(({ path, msg }) => [fieldOf(path), msg]));
  }
  const isAboutFile =
    isApiError(error) && (error.code.startsWith('RESUME_') || error.code === 'TOO_LARGE');
  return { [isAboutFile ? 'file' : 'form']: messageOf(error) };
}
