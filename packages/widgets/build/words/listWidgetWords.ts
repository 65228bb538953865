import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationKinds } from '../../src/operation-status/operationKinds.words.ts'
import { listWidgetEntries } from '../listWidgetEntries.ts'
import { reachModules } from '../reachModules.ts'
import { findNamedKeys } from './findNamedKeys.ts'
import { readKeys } from './readKeys.ts'
import { wordsOfForm } from './wordsOfForm.ts'

/** The keys of the sentences that a widget may say: at once, and in its parts that are fetched on demand. */
export type WidgetWords = { first: string[]; later: string[] }

const root = join(import.meta.dirname, '../..')

/** What stands around every widget, whichever it is. */
const always = ['src/root/TenantRoot.tsx', 'src/root/WidgetBoundary.tsx', 'src/ui/ChunkFailed.tsx']

const operations = Object.keys(operationKinds).map((key) => key.replace('operation.kind.', ''))

/** What each widget may say, by the name of its entry, and each part whose words come with it, by the name that `defineChunk` gives them. */
export function listWidgetWords(): Map<string, WidgetWords> {
  const parts = listParts()
  const without = [...parts.values()]
  const widgets = listWidgetEntries().map(({ entry, source }): [string, WidgetWords] => {
    const first = listKeys(reachModules({ files: [source, ...always], later: false, without }))
    const later = listKeys(reachModules({ files: [source], without })).filter((key) => !first.includes(key))
    const sayable = (keys: string[]) => wordsOfForm({ widget: entry, keys, operations })
    return [entry, { first: sayable(first), later: sayable(later) }]
  })
  const words = [...parts].map(([name, file]): [string, WidgetWords] => {
    return [name, { first: listKeys(reachModules({ files: [file] })), later: [] }]
  })
  return new Map([...widgets, ...words])
}

/** The modules of the parts whose words come with them, by the names of those words. */
function listParts(): Map<string, string> {
  const named = /import\('(\.\.?\/[^']+)'\),\s*'\w+',\s*'([a-z-]+)'/g
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((file) => /^(?!.*\.(?:test|stories)\.).*\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readModule(join('src', file)).matchAll(named)].map(
          ([, part = '', name = '']) => [name, join('src', file, '..', part)] as const,
        ),
      ),
  )
}

/** The keys of the catalogues among some modules that the others among them name. */
function listKeys(modules: ReadonlySet<string>): string[] {
  const isCatalogue = (file: string) => file.endsWith('.words.ts')
  const code = [...modules].filter((file) => !isCatalogue(file)).map(readModule)
  return findNamedKeys(code.join('\n'), [...modules].filter(isCatalogue).flatMap(readKeys))
}

function readModule(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
