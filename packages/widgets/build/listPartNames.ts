import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')

/** Every part that the source draws, sorted. */
export function listPartNames(): string[] {
  const names = new Set<string>()
  for (const entry of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx$/.test(entry) || /\.(?:test|stories|browser)\./.test(entry)) continue
    const text = readFileSync(join(source, entry), 'utf8')
    for (const [call] of text.matchAll(
      /\bparts\([^()]*\)|(?:\bpart|[a-z]Part)(?:=|\s=\s|:\s)'?"?[A-Z][\w.]*/g,
    )) {
      for (const [, name] of call.matchAll(/['"]([A-Z]\w*(?:\.\w+)?)/g)) if (name) names.add(name)
    }
  }
  return [...names].sort()
}
