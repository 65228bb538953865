import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callEndpoint, isLendingError, type Operation } from '@onlend/core'
import {
  getOperation,
  listUploads,
  type StagedFile,
  type StagedSet,
  type StagedUpload,
} from '@onlend/core/relay'
import { onTestFinished } from 'vitest'
import { fileStaging } from '../../src/uploads/staging/fileStaging.ts'
import { encodeMultipart } from '../../src/uploads/assembly/encodeMultipart.ts'
import type { EncodeParts } from '../../src/uploads/assembly/encodeMultipart.ts'
import type { SandboxCall } from '@onlend/sandbox'
import { sandboxRelay } from '../sandboxRelay.ts'

type StagingOptions = Pick<
  NonNullable<Parameters<typeof sandboxRelay>[0]>,
  'timeouts' | 'passing' | 'upstream' | 'metrics' | 'logger'
> & {
  encodeParts?: EncodeParts
  /** A relay whose host has not turned staging on. */
  withoutUploads?: boolean
}
type PickedFile = {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** @default 'submitCreditAssessment' */
  kind?: StagedUpload['kind']
  /** Whose file it is. @default customerPartnerId */
  partner?: string
}

/** A relay that stages files, with everything around it within reach. */
export type Staging = Awaited<ReturnType<typeof sandboxRelay>> & {
  folder: string
  /** Sends a file as a browser does, and returns what stands for it in a write. */
  stage(slot: string, file: PickedFile): Promise<StagedFile>
  list(kind?: StagedUpload['kind']): Promise<StagedSet>
  read(operationId: string): Promise<Operation | null>
  /** Forms that reached the service, whole or not. */
  forms(): SandboxCall[]
}

/** The partner whose files they are. */
export const customerPartnerId = 'cp_adaeze'

/** A relay before the sandbox that stages files in a folder of its own. */
export async function stagingRelay({
  encodeParts = encodeMultipart,
  withoutUploads = false,
  ...options
}: StagingOptions = {}): Promise<Staging> {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-assembly-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const uploads = { staging: fileStaging({ folder }), encodeParts }
  const made = await sandboxRelay({ ...options, ...(withoutUploads ? {} : { uploads }) })
  const send = (method: string, path: string, init: RequestInit): Promise<Response> =>
    made.relay.fetch(
      new Request(`https://app.test${path}`, {
        ...init,
        method,
        headers: {
          'Tus-Resumable': '1.0.0',
          'X-Relay': '1',
          'Sec-Fetch-Site': 'same-origin',
          ...init.headers,
        },
      }),
    )
  return {
    ...made,
    folder,
    async stage(slot, { name, bytes, kind = 'submitCreditAssessment', partner = customerPartnerId }) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const facts = { customer_partner_id: partner, kind, set: 'current', slot, name, sha256 }
      const metadata = Object.entries(facts).map(
        ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
      )
      const created = await send('POST', '/lending/uploads', {
        headers: { 'Upload-Length': String(bytes.byteLength), 'Upload-Metadata': metadata.join(',') },
      })
      const location = created.headers.get('Location') ?? ''
      const done = await send('PATCH', location, {
        headers: { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
        body: bytes,
      })
      if (done.status !== 204) throw new Error(`${name} was not staged: ${await done.text()}`)
      return { upload_id: location.slice(location.lastIndexOf('/') + 1), sha256 }
    },
    list: (kind = 'submitCreditAssessment') =>
      callEndpoint(made.client, listUploads, { customerPartnerId, kind, set: 'current' }),
    read: (operationId) => callEndpoint(made.client, getOperation, { operationId }),
    forms: () => made.sandbox.calls.filter(({ method }) => method !== 'GET'),
  }
}

/** The code of the relay's refusal, or the category of another trouble; `accepted` where there was none. */
export async function catchCode(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'accepted'
  } catch (error) {
    return isLendingError(error) ? (error.code ?? error.category) : String(error)
  }
}
