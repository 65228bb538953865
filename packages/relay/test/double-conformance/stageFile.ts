import { uploadMetadata } from '../uploadMetadata.ts'
import type { Answer, World } from './World.ts'

const tus = { 'Tus-Resumable': '1.0.0' }

type StagedFile = { slot?: string; text?: string; facts?: Record<string, string> }

/** Creates a file of a set and sends it whole. */
export async function stageFile(
  world: World,
  { slot = 'memorandum', text = `date,amount\n2026-01-02,${slot.length}.00\n`, facts = {} }: StagedFile = {},
): Promise<{ upload: string; sha256: string; path: string; answer: Answer }> {
  const bytes = new TextEncoder().encode(text)
  const path = await createFile(world, { size: bytes.byteLength, facts: { slot, ...facts } })
  const answer = await sendPiece(world, path, { offset: 0, bytes })
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return { upload: path.split('/').at(-1) ?? '', sha256: Buffer.from(digest).toString('hex'), path, answer }
}

/** Makes room for a file; its path under the mount. */
export async function createFile(
  world: World,
  { size, facts = {} }: { size: number; facts?: Record<string, string> },
): Promise<string> {
  const named = { customer_partner_id: 'cp_adaeze', ...facts }
  const answer = await world.send('POST', '/uploads', {
    headers: { ...tus, 'Upload-Length': String(size), 'Upload-Metadata': uploadMetadata(named) },
  })
  return (answer.headers.get('Location') ?? '').replace('/lending', '')
}

/** Sends bytes of a file from an offset on. */
export function sendPiece(
  world: World,
  path: string,
  { offset, bytes }: { offset: number; bytes: Uint8Array<ArrayBuffer> },
): Promise<Answer> {
  const headers = {
    ...tus,
    'Upload-Offset': String(offset),
    'Content-Type': 'application/offset+octet-stream',
  }
  return world.send('PATCH', path, { body: bytes, headers })
}
