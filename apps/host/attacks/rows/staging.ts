import { createHash } from 'node:crypto'
import type { Answer } from '../wire/Answer.ts'
import type { Ask } from '../test/Ask.ts'
import type { AttackHarness } from '../test/AttackHarness.ts'
import type { PersonName } from '../test/createCast.ts'

type NewFile = {
  by?: PersonName
  name?: string
  bytes?: Buffer
  /** Announced. @default the number of bytes */
  size?: number | string
  customerPartnerId?: string
  kind?: string
  set?: string
  slot?: string
  sha256?: string
}

const tus = ['Tus-Resumable', '1.0.0'] as const
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n')

/** A request that makes room for a file of A's. */
function creation(file: NewFile = {}): Ask {
  const { by = 'uA', name = 'memorandum.pdf', bytes = pdf, customerPartnerId = 'cp_alpha' } = file
  const { kind = 'submitCreditAssessment', set = 'current', slot = 'memorandum', sha256 } = file
  const pairs = { customer_partner_id: customerPartnerId, kind, set, slot, name, type: 'application/pdf' }
  const metadata = Object.entries({ ...pairs, ...(sha256 ? { sha256 } : {}) })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const headers = [
    tus,
    ['Upload-Length', String(file.size ?? bytes.length)],
    ['Upload-Metadata', metadata],
  ] as const
  return { method: 'POST', path: '/lending/uploads', by, headers }
}

/** A piece of a file. */
function piece(
  id: string,
  bytes: Buffer,
  { by = 'uA', offset = 0 }: { by?: PersonName; offset?: number } = {},
): Ask {
  const headers = [
    tus,
    ['Upload-Offset', String(offset)],
    ['Content-Type', 'application/offset+octet-stream'],
  ] as const
  return { method: 'PATCH', path: `/lending/uploads/${id}`, by, headers, body: bytes }
}

/** Sends a whole file, and returns its id and what was said to its last byte. */
async function send(
  harness: AttackHarness,
  file: NewFile = {},
): Promise<{ id: string; sha256: string; answer: Answer }> {
  const { by = 'uA', bytes = pdf } = file
  const created = await harness.ask(creation(file))
  const id = created.headers.location?.split('/').at(-1) ?? ''
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return {
    id,
    sha256,
    answer: created.status === 201 ? await harness.ask(piece(id, bytes, { by })) : created,
  }
}

/** An assessment of A's from files that wait. */
function submission(
  files: readonly { name?: string; id: string; sha256: string }[],
  { by = 'uA' }: { by?: PersonName } = {},
): Ask {
  const parts = files.map(({ name = 'memorandum', id, sha256 }) => ({ name, upload: id, sha256 }))
  return {
    method: 'PATCH',
    path: '/lending/v1/channel-partner/customer-partner/cp_alpha/complete-credit-assessment',
    by,
    headers: [['Content-Type', 'application/vnd.onlend.staged+json']],
    body: { parts: [...parts, { name: 'financial_information', value: '{}' }] },
  }
}

/** Requests of a person who stages files. */
export const staging = { tus, pdf, creation, piece, send, submission } as const
