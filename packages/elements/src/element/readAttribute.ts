import type { ValueKind } from '../table/WidgetDefinition.ts'

/** The value that an attribute says; `undefined` for one that is not there or cannot be read, which a developer is told. */
export function readAttribute(name: string, kind: ValueKind | 'text', text: string | null): unknown {
  if (text === null) return undefined
  if (kind === 'boolean') return text !== 'false'
  if (kind === 'number') {
    const number = Number(text)
    if (text.trim() !== '' && !Number.isNaN(number)) return number
    tellDeveloper(name, 'a number', text)
    return undefined
  }
  if (kind === 'json') {
    // As of a boolean: `draft` alone.
    if (text === '') return true
    try {
      return JSON.parse(text)
    } catch {
      tellDeveloper(name, 'JSON', text)
      return undefined
    }
  }
  return text
}

function tellDeveloper(name: string, wanted: string, text: string): void {
  if (process.env.NODE_ENV !== 'production')
    console.warn(`@onlend/elements: the attribute ${name} takes ${wanted}, not "${text.slice(0, 40)}".`)
}
