import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPartNames } from '../listPartNames.ts'
import { markdownTable } from './markdownTable.ts'

const source = join(import.meta.dirname, '../../src')

/** Every part by its public name, with its class, what draws it, and in which files, as Markdown. */
export function describeParts(): string {
  const places = new Map(
    listPartNames().map((name) => [name, { elements: new Set<string>(), files: new Set<string>() }]),
  )
  for (const entry of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!entry.endsWith('.tsx') || /\.(?:test|stories)\./.test(entry)) continue
    const text = readFileSync(join(source, entry), 'utf8')
    for (const { index, 1: name = '' } of text.matchAll(/['"]([A-Z]\w*(?:\.\w+)?)['"]/g)) {
      const place = places.get(name)
      if (!place) continue
      const before = text.slice(0, index)
      // Only where a part is named: `parts(...)`, `part=` or `triggerPart=`, or the default of such a prop.
      if (!/(?:\bparts\([^()]*|(?:\bpart|[a-z]Part)(?:=|\s=\s)\{?[^<>\n]*)$/.test(before)) continue
      place.files.add(entry.split('/').at(-1)?.replace('.tsx', '') ?? entry)
      const isDefault = /(?:\bpart|[a-z]Part)\s=\s$/.test(before)
      const [element] = [...before.matchAll(/<([A-Za-z][\w.]*)/g)].map(([, tag = '']) => tag).slice(-1)
      if (element && !isDefault)
        place.elements.add(element === 'Heading' ? 'h2 to h4' : element.replace('RadixDialog.', 'dialog '))
    }
  }
  const rows = [...places].map(([name, { elements, files }]) => [
    `\`${name}\``,
    `\`ol-${name.replace('.', '-')}\``,
    [...elements].join(', '),
    [...files].join(', '),
  ])
  return markdownTable(['part', 'class', 'element or component', 'drawn by'], rows)
}
