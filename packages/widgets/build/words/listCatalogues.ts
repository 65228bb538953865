import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../../src')

/** An English catalogue: its file, such as `withdraw-form/withdraw.words.ts`, and its keys in their order. */
type Catalogue = { file: string; keys: string[] }

/** Every English catalogue, read from its source; `words.test.ts` compares them with what a widget imports. */
export function listCatalogues(): Catalogue[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.words.ts'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(source, file), 'utf8')
      return { file, keys: [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => key) }
    })
}
