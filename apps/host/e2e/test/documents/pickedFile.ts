import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentKind } from './DocumentKind.ts'
import { makeCsv } from './makeCsv.ts'
import { makeDocx } from './makeDocx.ts'
import { makeJpg } from './makeJpg.ts'
import { makePdf } from './makePdf.ts'
import { makePng } from './makePng.ts'

/** A file on the disk of a person's device. */
export type PickedFile = { path: string; name: string; bytes: Buffer; size: number; sha256: string }

const makers: Readonly<Record<DocumentKind, (size: number, seed: number) => Buffer>> = {
  pdf: makePdf,
  jpg: makeJpg,
  png: makePng,
  docx: makeDocx,
  csv: makeCsv,
}
let made = 0

/** Writes a file of exactly so many bytes, unlike any before it. */
export async function pickedFile(folder: string, name: string, size: number): Promise<PickedFile> {
  made += 1
  // The cast names the endings that a test gives.
  const kind = name.split('.').at(-1) as DocumentKind
  const bytes = makers[kind](size, made)
  const path = join(folder, name)
  await mkdir(folder, { recursive: true })
  await writeFile(path, bytes)
  return { path, name, bytes, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}
