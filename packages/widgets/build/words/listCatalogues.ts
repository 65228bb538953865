import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const packages = join(import.meta.dirname, '../../..')

/** An English catalogue: its file, such as `widgets/src/withdraw-form/withdraw.words.ts`, and its keys in their order. */
type Catalogue = { file: string; keys: string[] }

/** Every English catalogue of the packages that draw, read from its source; `words.test.ts` compares them with what a widget imports. */
export function listCatalogues(): Catalogue[] {
  return ['widgets', 'bulk', 'brand']
    .flatMap((name) => {
      const source = join(packages, name, 'src')
      return readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => join(source, file))
    })
    .filter((file) => file.endsWith('.words.ts'))
    .sort()
    .map((file) => {
      const text = readFileSync(file, 'utf8')
      return {
        file: relative(packages, file),
        keys: [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => key),
      }
    })
}
