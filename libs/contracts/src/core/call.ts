import type { AdminRole } from '@leafshift/domain/admin-roles';
import type { MemberPermission } from '@leafshift/domain/business-members';
import type { z } from 'zod';
import type { ErrorCode } from './error-catalogue.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make a call: anybody, any signed-in user, or users of the named types. */
export type Access = 'public' | 'signed-in' | readonly ('Employer' | 'Temp' | 'Admin')[];

/**
 * How a call keeps to the stores that a member works for (BUSINESS-2). `none`: it is about no store;
 * `listed`: what it lists or changes is narrowed where it is read; `all`: only for who works for all of
 * them. Else the parameters or fields that name a shift or posting, timesheet, invoice or store, which
 * is not there where it is another store's.
 */
export type StoreScope =
  | 'none'
  | 'listed'
  | 'all'
  | Readonly<Partial<Record<'shift' | 'timesheet' | 'invoice' | 'store', string>>>;

/** What a member of a business needs: nothing, as the call is about their own account, or this. */
export type MemberAccess =
  | 'own'
  | { readonly needs: MemberPermission | null; readonly stores: StoreScope };

/**
 * When a call wants the caller to have given password or passkey within the last ten minutes: always,
 * or only with or without a field of the body.
 */
export type StepUp = true | { readonly withField: string } | { readonly withoutField: string };

/**
 * One call of the API: where it is, who may make it, what goes in and what comes out.
 * Routes, validation, OpenAPI, the client, mocks and tests all read this object.
 */
export interface Call<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Answer extends z.ZodType | undefined = z.ZodType | undefined,
> {
  /** Unique and stable, `<domain>.<verb>`; the OpenAPI operation id. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Below `/api`, with parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * Which of the back office may make it beside owners; every call that admins may make says so. Fields
   * of the body may be for fewer of them.
   */
  readonly roles?: readonly AdminRole[];
  readonly fieldRoles?: Readonly<Record<string, readonly AdminRole[]>>;
  /** Who of a business may make it; every call that employers may make says so. */
  readonly member?: MemberAccess;
  /** A public call that a signed-in person makes as themselves. */
  readonly knowsCaller?: true;
  readonly summary: string;
  /** Refused with STEP_UP_REQUIRED where the caller's last confirmation is too long ago. */
  readonly stepUp?: StepUp;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Absent for 204 and 303, and for files (see `produces`). */
  readonly answer?: Answer;
  /** 303 leads a browser on by `Location`. */
  readonly status: 200 | 201 | 204 | 303;
  /** A further status whose answer has the same shape. */
  readonly sameShapeWith?: 503;
  /** The media type of a file answer, instead of `answer`. */
  readonly produces?: string;
  /** Codes beyond the common ones. */
  readonly errors?: readonly ErrorCode[];
  /** Creates or moves money or state, so that an `Idempotency-Key` header is honoured. */
  readonly idempotent?: true;
  /** Sending it again changes nothing and answers the same; a repeat whose first answer was lost is done again. */
  readonly repeatable?: true;
  /** Answered with an ETag, and with 304 where nothing has changed since. */
  readonly revalidated?: true;
  /** The answer is the same for everybody, and may be kept and shared for so many seconds. */
  readonly sharedForSeconds?: number;
}

/** Declares a call, keeping the exact types of its schemas. */
export const defineCall = <
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Answer extends z.ZodType | undefined = undefined,
>(
  call: Call<Params, Query, Body, Answer>,
): Call<Params, Query, Body, Answer> => call;

type InputPart<Name extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { readonly [K in Name]?: z.input<Schema> }
    : { readonly [K in Name]: z.input<Schema> }
  : { readonly [K in Name]?: undefined };

/** What a client passes to a call: `params`, `query` and `body`, each only where the call has it. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, infer _A>
    ? InputPart<'params', P> & InputPart<'query', Q> & InputPart<'body', B>
    : never;

type ParsedPart<Name extends string, Schema> = Schema extends z.ZodType
  ? { readonly [K in Name]: z.output<Schema> }
  : unknown;

/** What a handler receives: the same parts after validation, with defaults filled in. */
export type CallParsed<C> =
  C extends Call<infer P, infer Q, infer B, infer _A>
    ? ParsedPart<'params', P> & ParsedPart<'query', Q> & ParsedPart<'body', B>
    : never;

/** What a call answers; `undefined` for 204 and files. */
export type CallAnswer<C> =
  C extends Call<infer _P, infer _Q, infer _B, infer A>
    ? A extends z.ZodType
      ? z.output<A>
      : undefined
    : never;
