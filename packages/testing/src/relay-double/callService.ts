import type { Session } from '@onlend/core'
import { answerFields, type Endpoint, type EndpointName, type WriteName } from '@onlend/core/internal'
import { stagedMediaType } from '@onlend/core/relay'
import type { Sandbox } from '@onlend/sandbox'
import type { SpendingRules } from './approvals/createSpendingRules.ts'
import type { Ledger } from './Ledger.ts'
import type { RelayDoubleOptions } from './RelayDouble.ts'
import type { Losses } from './createLosses.ts'
import type { Snapshots } from './createSnapshots.ts'
import type { SignedInCall } from './DoubleCall.ts'
import { forwardToSandbox } from './forwardToSandbox.ts'
import { mayActFor } from './mayActFor.ts'
import { mayCall } from './mayCall.ts'
import { projectBody } from './projectBody.ts'
import { readFields } from './readFields.ts'
import { readJson } from './readJson.ts'
import { readLines } from './lines/readLines.ts'
import { refuse } from './refuse.ts'
import { sendThroughLedger } from './sendThroughLedger.ts'
import type { UploadMemory } from './uploads/createUploadMemory.ts'
import { readStagedWrite } from './uploads/readStagedWrite.ts'
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
  /** One of the service's. */
  endpoint: Endpoint & { name: EndpointName }
  call: SignedInCall
}

/** Forwards a call to the service: a read as it is, a write through the ledger, and neither for a partner for whom the person may not act. */
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
  // What a body is called says nothing of what it is.
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
  // The cast follows from the method: it is one of the service's endpoints, and no read.
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

/** Whether a body travels as its endpoint takes it; a form is no text, and gets its type from the browser. */
function isMediaType({ encoding }: Endpoint, headers: Headers, body: BodyInit | null): boolean {
  const type = headers.get('Content-Type') ?? ''
  if (encoding !== 'multipart' && json.test(type)) return true
  return encoding !== 'json' && (type === stagedMediaType || (body !== null && typeof body !== 'string'))
}
