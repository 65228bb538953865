import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readKeys } from './readKeys.ts'

/** The keys of every English catalogue, each in its order; `words.test.ts` compares them with what a widget imports. */
export function listCatalogues(): string[][] {
  return readdirSync(join(import.meta.dirname, '../../src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.words.ts'))
    .sort()
    .map((file) => readKeys(`src/${file}`))
}
