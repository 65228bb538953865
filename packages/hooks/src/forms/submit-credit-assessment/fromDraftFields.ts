import type { DraftFields } from './DraftMemory.ts'

/** Puts a draft together as the relay keeps it: figures are plain decimal strings, and files are named by the relay's ids. */
export function fromDraftFields(fields: DraftFields): Record<string, unknown> {
  const figures: Record<string, Record<string, string>> = {}
  const order: Record<string, string[]> = {}
  const notApplicable: string[] = []
  for (const [path, value] of Object.entries(fields)) {
    const [what, key = '', name = ''] = path.split('.')
    if (what === 'figures') figures[key] = { ...figures[key], [name]: value }
    if (what === 'order') order[key] = value.split(',')
    if (what === 'notApplicable') notApplicable.push(key)
  }
  return { years: fields.years?.split(',') ?? [], figures, notApplicable, order }
}
