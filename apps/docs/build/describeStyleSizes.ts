import { gzipSync } from 'node:zlib'
import { buildStyles as buildBulkStyles } from '../../../packages/bulk/build/buildStyles.ts'
import { buildStyles } from '../../../packages/widgets/build/buildStyles.ts'
import { buildWidgetStyles } from '../../../packages/widgets/build/buildWidgetStyles.ts'
import { markdownTable } from '../../../packages/widgets/build/reference/markdownTable.ts'

/** The weight of each style sheet, in kB after gzip, as Markdown. */
export function describeStyleSizes(): string {
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
