import { operationKinds } from '../../src/operation-status/operationKinds.words.ts'
import { listWidgetEntries } from '../listWidgetEntries.ts'
import { reachModules } from '../reachModules.ts'
import { readKeys } from './readKeys.ts'
import { wordsOfForm } from './wordsOfForm.ts'

/** The keys of the sentences that a widget may say: at once, and in its parts that are fetched on demand. */
export type WidgetWords = { first: string[]; later: string[] }

/** What stands around every widget, whichever it is. */
const always = ['src/root/TenantRoot.tsx', 'src/root/WidgetBoundary.tsx', 'src/ui/ChunkFailed.tsx']

const operations = Object.keys(operationKinds).map((key) => key.replace('operation.kind.', ''))

/** What each widget may say, by the name of its entry. */
export function listWidgetWords(): Map<string, WidgetWords> {
  return new Map(
    listWidgetEntries().map(({ entry, source }) => {
      const first = keysOf([source, ...always], false)
      const later = keysOf([source], true).filter((key) => !first.includes(key))
      const sayable = (keys: string[]) => wordsOfForm({ widget: entry, keys, operations })
      return [entry, { first: sayable(first), later: sayable(later) }]
    }),
  )
}

function keysOf(files: readonly string[], later: boolean): string[] {
  return [...reachModules({ files, later })].filter((file) => file.endsWith('.words.ts')).flatMap(readKeys)
}
