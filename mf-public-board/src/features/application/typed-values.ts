/** What stands in the fields of an application. */
export interface TypedApplication {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly words: string;
  readonly isAgreed: boolean;
  /** Only machines fill it in. */
  readonly website: string;
  readonly file: File | null;
}

export const NOTHING_TYPED: TypedApplication = {
  name: '',
  email: '',
  phone: '',
  words: '',
  isAgreed: false,
  website: '',
  file: null,
};

/** What was typed into the form that the server wrote, while the scripts were on their way. */
export function typedBeforeScripts(): TypedApplication {
  const form = document.querySelector<HTMLFormElement>('.ls-served form.ls-apply');
  if (!form) return NOTHING_TYPED;
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const text = (name: string): string => field(name)?.value ?? '';
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    words: text('words'),
    isAgreed: field('consent')?.checked ?? false,
    website: text('website'),
    file: field('resume')?.files?.[0] ?? null,
  };
}
