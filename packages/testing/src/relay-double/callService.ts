import type { Session } from '@onlend/core'
import {
  answerFields,
  type Endpoint,
  type EndpointName,
  type FieldPaths,
  parseJson,
  type StagedPart,
  withoutSecrets,
  type WriteName,
} from '@onlend/core/internal'
import { relayHeaders, stagedMediaType } from '@onlend/core/relay'
import type { Sandbox } from '@onlend/sandbox'
import { operations } from '@onlend/core/operations'
import type { SpendingRules } from './approvals/createSpendingRules.ts'
import type { Ledger } from './Ledger.ts'
import type { RelayDoubleOptions } from './RelayDouble.ts'
import type { Losses } from './createLosses.ts'
import type { Snapshots } from './createSnapshots.ts'
import type { SignedInCall } from './DoubleCall.ts'
import { mayActFor } from './mayActFor.ts'
import { mayCall } from './mayCall.ts'
import { readFields } from './readFields.ts'
import { readJson } from './readJson.ts'
import { refuseField } from './refuseField.ts'
import { refuse } from './refuse.ts'
import { sendThroughLedger } from './sendThroughLedger.ts'
import type { UploadMemory } from './uploads/createUploadMemory.ts'
import { sendStagedFiles } from './uploads/sendStagedFiles.ts'

type CallServiceParameters = {
  sandbox: Sandbox
  apiKey: string
  ledger: Ledger
  losses: Pick<Losses, 'find'>
  spending: SpendingRules
  memory: UploadMemory
  snapshots: Pick<Snapshots, 'keep'>
  answerFields: RelayDoubleOptions['answerFields']
  /** An endpoint of the service. */
  endpoint: Endpoint & { name: EndpointName }
  call: SignedInCall
}

/** Forwards a call to the service: a read unchanged, a write through the ledger. Refuses a partner that the person may not act for. */
export async function callService(parameters: CallServiceParameters): Promise<Response> {
  const { endpoint, call } = parameters
  const { session } = call
  // The API document shows no query on any endpoint.
  if (call.query !== '') return refuse('malformed_request')
  if (!mayCall(session, endpoint.name)) return refuse('forbidden')
  const named = endpoint.owner === null ? undefined : call.parameters[endpoint.owner]
  if (named !== undefined && !isTheirs(session, endpoint, named)) return refuse('forbidden')
  const answer =
    endpoint.method === 'GET' ? await read(parameters, named ?? null) : await write(parameters, named ?? null)
  const fields = answerFields[endpoint.name]
  const more = parameters.answerFields?.[endpoint.name] ?? []
  if (!fields || more === 'all' || !answer.ok) return answer
  return projectBody(answer, [...fields, ...more], call.parameters.channelPartnerId ?? null)
}

function isTheirs(session: Session, { owner }: Endpoint, id: string): boolean {
  return owner === 'channelPartnerId' ? id === session.channelPartnerId : mayActFor(session, id)
}

async function read(
  { sandbox, apiKey, snapshots, endpoint, call }: CallServiceParameters,
  owner: string | null,
): Promise<Response> {
  const { method, path } = call
  const sent = { sandbox, apiKey, method, path, body: null, contentType: null }
  const { status, body, retryAfter } = await forwardToSandbox(sent).catch(() => unreachable)
  if (status === 0) return refuse('upstream_unreachable')
  if (endpoint.name === 'getCreditLimit' && status === 200 && owner !== null) snapshots.keep(owner, body)
  if (status === 401 || status === 403) return refuse('credentials_refused')
  // The content type of a body does not prove its content.
  if (readJson(body) === undefined) return refuse('upstream_invalid')
  const passed: Record<string, string> = { 'Content-Type': 'application/json' }
  if (retryAfter !== null) passed['Retry-After'] = retryAfter
  return new Response(body, { status, headers: passed })
}

const unreachable = { status: 0, body: '', contentType: '', retryAfter: null }

const idempotencyKey = /^(?!\.{1,2}$)[A-Za-z0-9_.~-]{8,128}$/

async function write(parameters: CallServiceParameters, inPath: string | null): Promise<Response> {
  const { sandbox, apiKey, ledger, losses, spending, memory, endpoint, call } = parameters
  const { session, method, path, headers, body: sent } = call
  if (!idempotencyKey.test(headers.get('Idempotency-Key') ?? '')) return refuse('idempotency_key_required')
  if (!isMediaType(endpoint, headers, sent)) return refuse('unsupported_media_type')
  const parts = readStagedWrite(headers, sent)
  const fields = readFields(sent, parts)
  if (fields === undefined) return refuse('malformed_request')
  const { owner: ownerName, ownerField } = endpoint
  const inBody = ownerField === undefined ? null : fields?.[ownerField]
  if (ownerField !== undefined && typeof inBody !== 'string') return refuse('malformed_request')
  // The cast follows the line above.
  const ownerId = inPath ?? (inBody as string | null)
  if (ownerId === null || !isTheirs(session, endpoint, ownerId)) return refuse('forbidden')
  // The cast follows from the method: the endpoint is one of the service's writes.
  const kind = endpoint.name as WriteName
  const lines = readLines(headers, kind, fields)
  if (lines instanceof Response) return lines
  const forward = (form?: { body: BodyInit; contentType: string }) => {
    const content = form ?? { body: sent, contentType: headers.get('Content-Type') }
    return forwardToSandbox({ sandbox, apiKey, method, path, ...content })
  }
  const { duplicateWindow } = session.operations
  const isChannel = ownerName === 'channelPartnerId'
  const owner = {
    customerPartnerId: isChannel ? null : ownerId,
    channelPartnerId: isChannel ? ownerId : null,
  }
  const asked = { actor: session, kind, owner, headers, body: fields, lines }
  const sending = { ledger, losses, spending, duplicateWindow, ...asked }
  if (parts) return sendStagedFiles({ ...sending, memory, parts, forward })
  return sendThroughLedger({ ...sending, forward: () => forward() })
}

const json = /^application\/json(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?$/i

/** Whether a body has the media type of its endpoint; a form is no text, and gets its type from the browser. */
function isMediaType({ encoding }: Endpoint, headers: Headers, body: BodyInit | null): boolean {
  const type = headers.get('Content-Type') ?? ''
  if (encoding !== 'multipart' && json.test(type)) return true
  return encoding !== 'json' && (type === stagedMediaType || (body !== null && typeof body !== 'string'))
}

type ForwardParameters = {
  sandbox: Sandbox
  apiKey: string
  method: string
  path: string
  body: BodyInit | null
  contentType: string | null
}

/** Calls the service with the key that a browser never sees, and removes the secrets from its answer. */
async function forwardToSandbox(parameters: ForwardParameters): Promise<{
  status: number
  body: string
  contentType: string
  retryAfter: string | null
}> {
  const { sandbox, apiKey, method, path, body, contentType } = parameters
  const headers = new Headers({ Authorization: `Bearer ${apiKey}`, Accept: 'application/json' })
  if (contentType) headers.set('Content-Type', contentType)
  const response = await sandbox.fetch(path, { method, headers, body, redirect: 'error' })
  const text = await response.text()
  return {
    status: response.status,
    body: text.includes('app_key') ? JSON.stringify(withoutSecrets(parseJson(text))) : text,
    contentType: response.headers.get('Content-Type') ?? '',
    retryAfter: response.headers.get('Retry-After'),
  }
}

const pattern = /^(?:-|[\w-]{22}(?:\+[\w-]{22})*)(?:,(?:-|[\w-]{22}(?:\+[\w-]{22})*))*$/

/** Reads the statement lines of each row from the header of a write: empty without a header; a refusal for a wrong one. */
function readLines(headers: Headers, kind: WriteName, body: unknown): string[][] | Response {
  const name = relayHeaders.statementLines
  const sent = headers.get(name)
  if (sent === null) return []
  if (kind !== 'reconcileRepayments') return refuseField(name, 'belongs to reported repayments alone')
  if (sent.length > 8_000) return refuseField(name, 'is longer than 8000 characters: send fewer rows at once')
  if (!pattern.test(sent)) return refuseField(name, 'is no list of digests, one entry per payment')
  const entries = sent.split(',')
  const { length } = operations[kind].rows(body)
  if (entries.length !== length)
    return refuseField(name, `has ${entries.length} entries for ${length} payments`)
  return entries.map((entry) => (entry === '-' ? [] : entry.split('+')))
}

type Branch = { [key: string]: Branch | true }

/** Removes fields that readers do not need from a service's success, and rows of another channel partner than the requested one. */
async function projectBody(
  answer: Response,
  fields: FieldPaths,
  channelPartnerId: string | null,
): Promise<Response> {
  const { headers, status } = answer
  const data: Branch = {}
  for (const path of fields) {
    let branch = data
    const keys = path.split('.')
    for (const key of keys.slice(0, -1)) {
      const inner = branch[key]
      const next = typeof inner === 'object' ? inner : {}
      branch[key] = next
      branch = next
    }
    branch[keys.at(-1) ?? ''] = true
  }
  const isOwn = (row: unknown): boolean => {
    const { channel_partner_id: owner = null } = isRecord(row) ? row : {}
    return channelPartnerId === null || owner === null || owner === channelPartnerId
  }
  const project = (value: unknown, branch: Branch | true): unknown => {
    if (branch === true) return value
    if (Array.isArray(value)) return value.filter(isOwn).map((one) => project(one, branch))
    if (!isRecord(value)) return value
    const kept = Object.keys(value).filter((key) => Object.hasOwn(branch, key))
    return Object.fromEntries(kept.map((key) => [key, project(value[key], branch[key] ?? true)]))
  }
  const whole = parseJson(await answer.text())
  const body = JSON.stringify(project(whole, { status: true, message: true, data }))
  return new Response(body, { status, headers })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads the parts of a write whose files the relay already holds; `null` for any other write. */
function readStagedWrite(headers: Headers, body: unknown): StagedPart[] | null {
  if (headers.get('Content-Type') !== stagedMediaType || typeof body !== 'string') return null
  // The cast names the type that core writes under this media type.
  return (JSON.parse(body) as { parts: StagedPart[] }).parts
}
