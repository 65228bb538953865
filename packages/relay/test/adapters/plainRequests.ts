import { relayHeaders } from '@onlend/core/relay'

/** A request that every mount answers alike. */
export type PlainRequest = {
  what: string
  method?: string
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
  status: number
  /** The relay's own refusal; `null` for an answer that is none. */
  code: string | null
}

const withdrawPath = '/lending/v1/baas/customer-partner/cp_b/withdraw'
const withdrawal = { account_type: 'bank', name: 'B', amount: 20.5, account_number: '1', bank_code: '058' }
const json = { 'Content-Type': 'application/json' }
const keyed = (key: string) => ({ ...json, [relayHeaders.idempotencyKey]: key })
const post = { method: 'POST', path: withdrawPath, body: JSON.stringify(withdrawal) }
const banks = '/lending/v1/banks/ghana'

/** What B's person asks, one after the other, with the answers that the relay has for them. */
export const plainRequests: readonly PlainRequest[] = [
  { what: 'a read', path: banks, status: 200, code: null },
  { what: 'a read of the headers alone', method: 'HEAD', path: banks, status: 200, code: null },
  { what: 'what may be asked', method: 'OPTIONS', path: banks, status: 204, code: null },
  {
    what: 'a method that is not there',
    method: 'DELETE',
    path: banks,
    status: 405,
    code: 'method_not_allowed',
  },
  { what: 'a slash at the end', path: `${banks}/`, status: 400, code: 'malformed_request' },
  { what: 'another case', path: '/lending/V1/banks/ghana', status: 404, code: 'not_found' },
  { what: 'an unknown query', path: `${banks}?a=1`, status: 400, code: 'malformed_request' },
  { what: 'an encoded id', path: '/lending/v1/banks/gh%61na', status: 400, code: 'malformed_request' },
  { what: 'nothing but the mount', path: '/lending/', status: 404, code: 'not_found' },
  { what: 'the session', path: '/lending/session', status: 200, code: null },
  {
    what: 'no session',
    path: '/lending/session',
    headers: { Cookie: '' },
    status: 401,
    code: 'unauthenticated',
  },
  {
    what: 'another partner',
    path: '/lending/v1/customer-partner/cp_a/credit-limit/current',
    status: 403,
    code: 'forbidden',
  },
  { what: 'a write without a key', ...post, headers: json, status: 400, code: 'idempotency_key_required' },
  {
    what: 'a write of another type',
    ...post,
    headers: { ...keyed('key-plain-type'), 'Content-Type': 'text/plain' },
    status: 415,
    code: 'unsupported_media_type',
  },
  {
    what: 'a write from another site',
    ...post,
    headers: { ...keyed('key-plain-site'), 'Sec-Fetch-Site': 'cross-site' },
    status: 403,
    code: 'cross_site',
  },
  {
    what: 'a write that breaks off',
    ...post,
    body: '{"amount":',
    headers: keyed('key-plain-half'),
    status: 400,
    code: 'malformed_request',
  },
  {
    what: 'a write without a body',
    ...post,
    body: '',
    headers: keyed('key-plain-none'),
    status: 400,
    code: 'malformed_request',
  },
  { what: 'a write', ...post, headers: keyed('key-plain-once'), status: 200, code: null },
  { what: 'the same write', ...post, headers: keyed('key-plain-once'), status: 200, code: null },
  {
    what: 'another write with its key',
    ...post,
    body: JSON.stringify({ ...withdrawal, amount: 9 }),
    headers: keyed('key-plain-once'),
    status: 422,
    code: 'idempotency_key_reused',
  },
  {
    what: 'a possible duplicate',
    ...post,
    headers: keyed('key-plain-alike'),
    status: 409,
    code: 'possible_duplicate',
  },
  { what: 'its record', path: '/lending/operations/key-plain-once', status: 200, code: null },
  {
    what: 'the change events of another partner',
    path: '/lending/events?customer_partner_id=cp_a',
    status: 403,
    code: 'forbidden',
  },
  {
    what: 'an unsigned webhook',
    method: 'POST',
    path: '/lending/webhooks/service',
    headers: json,
    body: '{}',
    status: 401,
    code: 'unauthenticated',
  },
  { what: 'its health', path: '/lending/health/ready', status: 200, code: null },
]
