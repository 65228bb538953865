import type { Plugin } from 'vite'
import type { PropDescription } from '../packages/elements/build/readElements.ts'
import { listJourneys } from './gallery/listJourneys.ts'
import { listWidgets } from './gallery/listWidgets.ts'

/** A page imports `virtual:tables/widgets` and shows what the sources say at the time of the build. */
export function referenceTables(): Plugin {
  return {
    name: 'onlend-reference-tables',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: async (id) => {
      const describe = id.startsWith(`\0${prefix}`) ? tables[id.slice(prefix.length + 1)] : undefined
      return describe && `export default ${JSON.stringify(await describe())}`
    },
  }
}

const prefix = 'virtual:tables/'

const tables: Readonly<Record<string, () => unknown>> = {
  journeys: listJourneys,
  widgets: listWidgets,
  props: describeProps,
}

/** The props of each widget, by its name, for the page of the widget. TypeScript is loaded for these pages alone. */
async function describeProps(): Promise<Record<string, readonly PropDescription[]>> {
  const { readElements } = await import('../packages/elements/build/readElements.ts')
  return Object.fromEntries(readElements().widgets.map(({ name, props }) => [name, props]))
}
