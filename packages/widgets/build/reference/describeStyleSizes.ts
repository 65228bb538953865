import { gzipSync } from 'node:zlib'
import { buildStyles } from '../buildStyles.ts'
import { buildWidgetStyles } from '../buildWidgetStyles.ts'
import { markdownTable } from './markdownTable.ts'

/** What each style sheet weighs, in kB after gzip, as Markdown. */
export function describeStyleSizes(): string {
  const size = (css: string) => (gzipSync(css, { level: 9 }).length / 1000).toFixed(1)
  const whole = buildStyles()
  const bulk = buildStyles({ sheets: 'bulk' })
  const rows = [
    ['`styles.css`', size(whole.plain), size(whole.layered)],
    ['`styles/bulk.css`', size(bulk.plain), size(bulk.layered)],
    ...[...buildWidgetStyles()]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { plain, layered }]) => [`\`styles/${name}.css\``, size(plain), size(layered)]),
  ]
  return markdownTable(['sheet', 'default build', '`.layer.css`'], rows)
}
