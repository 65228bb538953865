import { AssessmentDraft } from './AssessmentDraft.ts'
import type { DraftFields } from './DraftFields.ts'

/** Puts a draft together again; `null` where the fields are not those of one. */
export function fromDraftFields(fields: DraftFields): AssessmentDraft | null {
  const figures: Record<string, Record<string, string>> = {}
  const order: Record<string, string[]> = {}
  const notApplicable: string[] = []
  for (const [path, value] of Object.entries(fields)) {
    const [what, key = '', name = ''] = path.split('.')
    if (what === 'figures') figures[key] = { ...figures[key], [name]: value }
    if (what === 'order') order[key] = value.split(',')
    if (what === 'notApplicable') notApplicable.push(key)
  }
  const draft = { years: (fields.years ?? '').split(','), figures, notApplicable, order }
  const parsed = AssessmentDraft.safeParse(draft)
  return parsed.success ? parsed.data : null
}
