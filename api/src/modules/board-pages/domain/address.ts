import { type JobFilters, readJobFilters } from '@leafshift/domain/job-facts';
import { acceptedLanguage, isLanguage, type Language } from '@leafshift/domain/languages';
import { findProvince } from '@leafshift/domain/provinces';

export interface BoardAddress {
  readonly kind: 'board';
  readonly q: string;
  /** A code, or empty for all. */
  readonly province: string;
  readonly filters: JobFilters;
  readonly sort: 'newest' | 'best-paid';
  /** The cursor of the page before; empty for the first page. */
  readonly after: string;
}

export interface PostingAddress {
  readonly kind: 'posting';
  /** Null when it is none. */
  readonly id: string | null;
  /** Present at its form: what became of it, where it was sent without scripts. */
  readonly form?: { readonly isSent: boolean; readonly problem: string };
}

const LONGEST_SEARCH = 100;
const LONGEST_CURSOR = 500;
/** A text of ours by its code, with a figure at most: an address puts no words on the page. */
const PROBLEM = /^[A-Z][A-Z0-9_]*(\?[a-z]+=\d+)?$/;
const ID = /^[0-9a-f]{24}$/i;

/** What an address of the public board asks for; what it cannot mean is left out. */
export function readAddress(url: URL): BoardAddress | PostingAddress {
  const value = (name: string): string =>
    (url.searchParams.get(name) ?? '').replaceAll('\u0000', '');
  const [, , id, ...rest] = url.pathname.replace(/\/+$/, '').split('/');
  if (id !== undefined) {
    const isForm = rest.length === 1 && rest[0] === 'apply';
    return {
      kind: 'posting',
      id: (rest.length === 0 || isForm) && ID.test(id) ? id.toLowerCase() : null,
      ...(isForm && {
        form: {
          isSent: url.searchParams.has('sent'),
          problem: PROBLEM.test(value('problem')) ? value('problem') : '',
        },
      }),
    };
  }
  const after = value('after');
  return {
    kind: 'board',
    q: value('q').trim().slice(0, LONGEST_SEARCH),
    province: findProvince(value('province'))?.code ?? '',
    filters: readJobFilters(value),
    sort: value('sort') === 'best-paid' ? 'best-paid' : 'newest',
    after: after.length <= LONGEST_CURSOR ? after : '',
  };
}

/** The language of the address, else the one chosen before, else the one that the browser asks for. */
export function languageOf(
  url: URL,
  {
    chosen,
    accepted,
  }: { readonly chosen?: string | undefined; readonly accepted?: string | undefined },
): Language {
  const named = url.searchParams.get('lang');
  if (isLanguage(named)) return named;
  return isLanguage(chosen) ? chosen : acceptedLanguage(accepted);
}
