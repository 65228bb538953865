import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['widgets', 'bulk'].map((house) => join(import.meta.dirname, '../..', house, 'src'))

/** Every part that the widgets draw, those of `@onlend/bulk` among them, sorted. */
export function listPartNames(): string[] {
  const names = new Set<string>()
  const files = sources.flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' }).map((entry) => join(source, entry)),
  )
  for (const file of files) {
    if (!/\.tsx$/.test(file) || /\.(?:test|stories|browser)\./.test(file)) continue
    const text = readFileSync(file, 'utf8')
    for (const [call] of text.matchAll(
      /\bparts\([^()]*\)|(?:\bpart|[a-z]Part)(?:=|\s=\s|:\s)'?"?[A-Z][\w.]*/g,
    )) {
      for (const [, name] of call.matchAll(/['"]([A-Z]\w*(?:\.\w+)?)/g)) if (name) names.add(name)
    }
  }
  return [...names].sort()
}
