import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePdf } from '../documents/makePdf.ts'

/** A file on the disk of a person's device. */
export type PickedFile = { path: string; size: number; sha256: string }

let made = 0

/** Writes a PDF of exactly so many bytes, unlike any before it. */
export async function pickedFile(folder: string, name: string, size: number): Promise<PickedFile> {
  made += 1
  const bytes = makePdf(size, made)
  const path = join(folder, name)
  await writeFile(path, bytes)
  return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}
