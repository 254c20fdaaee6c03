/** Calls operations of the app as a client would. */
import { exchangeKey, signIn } from '@kasa/contracts/auth/operations/session';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { Role } from '@kasa/contracts/shared/permissions';
import type { FastifyInstance } from 'fastify';
import { v4 } from 'uuid';
import type { z } from 'zod';
import { DEMO_PASSWORD } from '../../auth/password.ts';
import { firstMerchant } from '../../auth/seed.ts';
import { SIGNATURE_HEADER, signatureOf } from '../session/signature.ts';
import { type HttpRequest, type HttpResponse, sendHttp } from './http-request.ts';
import { FORM_TYPE, formBytes } from './multipart.ts';

export interface Caller {
  /** The `cookie` header; without it there is no session. */
  readonly cookie?: string | undefined;
  /** Signing secret; if set, bodies are signed. */
  readonly secret?: string | undefined;
  readonly lng?: 'UK' | 'EN' | undefined;
  readonly headers?: Record<string, string> | undefined;
}

/** Input as in an operation's example. */
export type CallInput = { params?: unknown; query?: unknown; body?: unknown; headers?: unknown };

export interface ApiResponse<Op extends Operation = Operation> extends HttpResponse {
  readonly code: number;
  readonly msg: string;
  readonly details: { fields?: { path: string; rule: string; message: string }[] } & Record<string, unknown>;
  readonly data: z.output<Op['data']>;
}

function payloadOf(op: Operation, body: unknown): string | Buffer | undefined {
  if (body === undefined) return undefined;
  return op.upload ? formBytes(Object.entries(body as object)) : JSON.stringify(body);
}

export function requestOf(op: Operation, input: CallInput = {}, caller: Caller = {}) {
  const params = (input.params ?? {}) as Record<string, string>;
  const query = { ...(input.query as object), ...(caller.lng ? { lng: caller.lng } : {}) };
  const path = op.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const payload = payloadOf(op, input.body);
  const isSigned = caller.secret !== undefined && payload !== undefined && op.signed;
  return {
    method: op.method,
    url: search.size > 0 ? `${path}?${search}` : path,
    headers: {
      ...(caller.cookie ? { cookie: caller.cookie } : {}),
      ...(payload === undefined ? {} : { 'content-type': op.upload ? FORM_TYPE : 'application/json' }),
      ...(isSigned
        ? {
            [SIGNATURE_HEADER]: signatureOf(Buffer.from(payload as string), String(caller.secret)).toString(
              'hex',
            ),
          }
        : {}),
      ...(op.keyRequired ? { [IDEMPOTENCY_HEADER]: v4() } : {}),
      ...(input.headers as Record<string, string> | undefined),
      ...caller.headers,
    },
    payload,
  } as const satisfies HttpRequest;
}

/** Replaces the envelope of a response that has none. */
const FILE = { code: 0, msg: '', details: null, data: null };
const isFile = ({ status, headers }: HttpResponse) =>
  status === 304 || !String(headers['content-type']).startsWith('application/json');

export async function send<Op extends Operation = Operation>(
  app: FastifyInstance,
  request: HttpRequest,
): Promise<ApiResponse<Op>> {
  const answer = await sendHttp(app, request);
  const envelope = (isFile(answer) ? FILE : JSON.parse(answer.text)) as Pick<
    ApiResponse<Op>,
    'code' | 'msg' | 'details' | 'data'
  >;
  return { ...envelope, ...answer };
}

type GivenFor<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
export type BodyFor<Op extends Operation> = GivenFor<Op['body']>;

/** What an operation takes: a body without a required field does not compile. */
export interface InputFor<Op extends Operation> {
  readonly params?: GivenFor<Op['params']> | undefined;
  /** By its names alone: in an address every value is text. */
  readonly query?: { readonly [Name in keyof GivenFor<Op['query']>]?: unknown } | undefined;
  readonly body?: BodyFor<Op> | undefined;
  readonly headers?: unknown;
}

/** Calls an operation; its example is a valid input. */
export function call<Op extends Operation>(
  app: FastifyInstance,
  op: Op,
  input: InputFor<Op> = {},
  caller: Caller = {},
): Promise<ApiResponse<Op>> {
  return send<Op>(app, requestOf(op, input, caller));
}

/** Calls an operation with what it may refuse. */
export function callMalformed<Op extends Operation>(
  app: FastifyInstance,
  op: Op,
  input: CallInput,
  caller: Caller = {},
): Promise<ApiResponse<Op>> {
  return send<Op>(app, requestOf(op, input, caller));
}

export function cookieOf(answer: Pick<ApiResponse, 'headers'>): string {
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
}

export async function signInWith(
  app: FastifyInstance,
  phone: string,
  password = DEMO_PASSWORD,
): Promise<Caller> {
  const answer = await call(app, signIn, { body: { phone, password } });
  if (answer.code !== 0) throw new Error(`Sign-in of ${phone} failed: ${answer.text}`);
  return { cookie: cookieOf(answer) };
}

/** Signs in as the first merchant's user with this role. */
export async function signInAs(app: FastifyInstance, role: Role): Promise<Caller> {
  const person = firstMerchant.people.find((one) => one.role === role);
  return await signInWith(app, String(person?.phone));
}

const MODULUS = 345678901234567890123456789012345678901234567890123n;
const CLIENT_SECRET = 123n;

/** Performs the key exchange. */
export async function withSecret(app: FastifyInstance, caller: Caller): Promise<Caller> {
  const body = exchangeKey.example.body;
  const { data } = await call(app, exchangeKey, { body }, caller);
  let shared = 1n;
  const serverPublic = BigInt(data.server_public);
  for (let n = 0n; n < CLIENT_SECRET; n += 1n) shared = (shared * serverPublic) % MODULUS;
  return { ...caller, secret: shared.toString() };
}
