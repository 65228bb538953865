import type { Endpoint, WriteName } from '@onlend/core/internal'
import type { Sandbox } from '@onlend/sandbox'
import type { SpendingRules } from './approvals/createSpendingRules.ts'
import type { Ledger } from './createLedger.ts'
import type { Losses } from './createLosses.ts'
import type { Snapshots } from './createSnapshots.ts'
import type { SignedInCall } from './DoubleCall.ts'
import { forwardToSandbox } from './forwardToSandbox.ts'
import { mayActFor } from './mayActFor.ts'
import { readFields } from './readFields.ts'
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
  /** One of the service's. */
  endpoint: Endpoint
  call: SignedInCall
}

/** Forwards a call to the service: a read as it is, a write through the ledger, and neither for a partner for whom the person may not act. */
export async function callService(parameters: CallServiceParameters): Promise<Response> {
  const { sandbox, apiKey, ledger, losses, spending, memory, snapshots, endpoint, call } = parameters
  const { session, method, path, headers, body: sent } = call
  const parts = readStagedWrite(headers, sent)
  const fields = method === 'GET' ? null : readFields(sent, parts)
  const { owner: ownerName, ownerField } = endpoint
  const named = ownerField === undefined ? call.parameters[ownerName ?? ''] : fields?.[ownerField]
  const ownerId = typeof named === 'string' ? named : null
  const isChannel = ownerName === 'channelPartnerId'
  const isOwner = isChannel
    ? ownerId === session.channelPartnerId
    : ownerId !== null && mayActFor(session, ownerId)
  if (ownerName !== null && !isOwner) return refuse('forbidden')
  const forward = (form?: { body: BodyInit; contentType: string }) => {
    const content = form ?? { body: sent, contentType: headers.get('Content-Type') }
    return forwardToSandbox({ sandbox, apiKey, method, path, ...content })
  }
  if (method !== 'GET') {
    const { duplicateWindow } = session.operations
    const owner = {
      customerPartnerId: isChannel ? null : ownerId,
      channelPartnerId: isChannel ? ownerId : null,
    }
    // The cast follows from the method: it is one of the service's endpoints, and no read.
    const kind = endpoint.name as WriteName
    const asked = { actor: session, kind, owner, headers, body: fields }
    const write = { ledger, losses, spending, duplicateWindow, ...asked }
    if (parts) return sendStagedFiles({ ...write, memory, parts, forward })
    return sendThroughLedger({ ...write, forward: () => forward() })
  }
  const { status, body, contentType, retryAfter } = await forward().catch(() => unreachable)
  if (status === 0) return refuse('upstream_unreachable')
  if (endpoint.name === 'getCreditLimit' && status === 200 && ownerId !== null) snapshots.keep(ownerId, body)
  if (status === 401 || status === 403) return refuse('credentials_refused')
  if (!contentType.includes('json')) return refuse('upstream_invalid')
  const passed: Record<string, string> = {
    'Content-Type': 'application/json',
    'X-Request-Id': 'req_double',
  }
  if (retryAfter !== null) passed['Retry-After'] = retryAfter
  return new Response(body, { status, headers: passed })
}

const unreachable = { status: 0, body: '', contentType: '', retryAfter: null }
