import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The keys of an English catalogue in its order, from its file, such as `src/withdraw-form/withdraw.words.ts`. */
export function readKeys(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  return [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => key)
}
