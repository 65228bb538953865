import type { Plugin } from 'vite'
import { gzipSync } from 'node:zlib'
import { describeUploadStates } from './describeUploadStates.ts'
import { describeParts } from '../packages/widgets/build/reference/describeParts.ts'
import type { PropDescription } from '../packages/elements/build/readElements.ts'
import { listJourneys } from './gallery/listJourneys.ts'
import { listWidgets } from './gallery/listWidgets.ts'
import { buildStyles as buildBulkStyles } from '../packages/bulk/build/buildStyles.ts'
import { buildStyles } from '../packages/widgets/build/buildStyles.ts'
import { buildWidgetStyles } from '../packages/widgets/build/buildWidgetStyles.ts'
import { markdownTable } from '../packages/widgets/build/reference/markdownTable.ts'
import { describeTokens } from '../packages/widgets/build/reference/describeTokens.ts'
import { describeWords } from '../packages/widgets/build/reference/describeWords.ts'

/** A page imports `virtual:tables/tokens` and shows what the sources say at the time of the build. */
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
  // TypeScript is loaded for this page alone.
  elements: async () => (await import('./describeElements.ts')).describeElements(),
  journeys: listJourneys,
  widgets: listWidgets,
  props: describeProps,
  parts: describeParts,
  styleSizes: describeStyleSizes,
  tokens: describeTokens,
  uploadStates: describeUploadStates,
  words: describeWords,
}

/** The props of each widget, by its name, for the page of the widget. */
async function describeProps(): Promise<Record<string, readonly PropDescription[]>> {
  const { readElements } = await import('../packages/elements/build/readElements.ts')
  return Object.fromEntries(readElements().widgets.map(({ name, props }) => [name, props]))
}

/** What each style sheet weighs, in kB after gzip, as Markdown. */
function describeStyleSizes(): string {
  const size = (css: string) => (gzipSync(css, { level: 9 }).length / 1000).toFixed(1)
  const whole = buildStyles()
  const bulk = buildBulkStyles()
  const rows = [
    ['`styles.css`', size(whole.plain), size(whole.layered)],
    ['`@onlend/bulk/styles.css`', size(bulk.plain), size(bulk.layered)],
    ...[...buildWidgetStyles()]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { plain, layered }]) => [`\`styles/${name}.css\``, size(plain), size(layered)]),
  ]
  return markdownTable(['sheet', 'default build', '`.layer.css`'], rows)
}
