import { createOperationId } from '@onlend/core'
import type { StagedUpload } from '@onlend/core/relay'
import type { UploadMemory } from './createUploadMemory.ts'
import { sha256 } from './sha256.ts'
import { sniffType } from './sniffType.ts'

/** A file to stage at the stand-in relay. */
export type StageFileParameters = {
  slot: string
  /** @default the slot with `.pdf` */
  name?: string
  /** @default a PDF in name only */
  content?: string | Uint8Array<ArrayBuffer>
  /** The number of bytes that have arrived. @default all */
  arrived?: number
  /** @default 'application/pdf' */
  type?: string
  /** @default 'cp_adaeze' */
  customerPartnerId?: string
  /** @default 'submitCreditAssessment' */
  kind?: StagedUpload['kind']
  /** @default 'current' */
  set?: string
  /** @default 'Bola Adeyemi' */
  uploadedBy?: string | null
}

const retention = 14 * 86_400_000

/** Puts a file into the memory of a stand-in relay. */
export async function stageFile(memory: UploadMemory, file: StageFileParameters): Promise<StagedUpload> {
  const {
    slot,
    name = `${slot}.pdf`,
    content = `%PDF-1.4 ${slot}`,
    type = 'application/pdf',
    customerPartnerId = 'cp_adaeze',
    kind = 'submitCreditAssessment',
    set = 'current',
    uploadedBy = 'Bola Adeyemi',
  } = file
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const arrived = file.arrived ?? bytes.byteLength
  const isWhole = arrived === bytes.byteLength
  const checksum = await sha256(bytes)
  const upload: StagedUpload = {
    id: createOperationId(),
    kind,
    set,
    slot,
    name,
    size: bytes.byteLength,
    offset: arrived,
    state: isWhole ? 'staged' : 'uploading',
    type: isWhole ? sniffType({ bytes, name, announced: type }) : null,
    sha256: isWhole ? checksum : null,
    uploadedBy,
    createdAt: new Date(memory.now()).toISOString(),
    expiresAt: new Date(memory.now() + retention).toISOString(),
  }
  memory.add({ customerPartnerId, upload, announced: type, expected: checksum, bytes, rejection: null })
  return { ...upload }
}
