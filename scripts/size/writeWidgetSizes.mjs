// Writes what a page loads first for each widget, with the provider and the root and without React and TanStack Query, in kB after gzip: the gallery of the
// showroom shows the figures. Run `pnpm size:widgets` when a widget has become larger or smaller.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadedFiles } from './loadedFiles.js'

const root = join(import.meta.dirname, '../..')
const outside = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', '@tanstack/react-query']
const sizes = {}
for (const house of ['widgets', 'bulk']) {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', house, 'package.json'), 'utf8'))
  for (const [entry, { '@onlend/source': source = '' }] of Object.entries(exports)) {
    const [, name] = /\/([A-Z]\w*)\.tsx$/.exec(source) ?? []
    if (name === undefined || name.endsWith('Root') || entry === '.') continue
    const files = await loadedFiles({
      name: `widget-${name}`,
      imports: {
        hooks: ['LendingProvider'],
        'widgets/lending-root': ['LendingRoot'],
        [`${house}${entry.slice(1)}`]: [name],
      },
      outside,
    })
    const bytes = files.map((file) => gzipSync(readFileSync(join(root, file)), { level: 9 }).length)
    sizes[name] = Number((bytes.reduce((sum, one) => sum + one, 0) / 1000).toFixed(1))
  }
}
const sorted = Object.fromEntries(Object.entries(sizes).sort(([one], [other]) => (one < other ? -1 : 1)))
writeFileSync(join(import.meta.dirname, 'widgetSizes.json'), `${JSON.stringify(sorted, null, 2)}\n`)
