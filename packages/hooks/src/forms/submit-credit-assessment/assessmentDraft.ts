import type { UploadItem } from '@onlend/core/client/uploads'
import { assessmentDocuments } from '@onlend/core/internal'
import { type FigureFormat, figure } from './figure.ts'
import type { SubmitCreditAssessmentValues } from './submitCreditAssessmentForm.ts'

/** A flat draft, to compare two drafts field by field: `figures.2025.income`. Empty fields are left out. */
export type DraftFields = Readonly<Record<string, string>>

/** The draft that this device keeps, for a lost link or a killed tab. */
export type DraftMemory = {
  /** The relay's revision that the draft was made on. */
  revision: number | null
  /** The relay's draft at that revision. */
  base: DraftFields
  mine: DraftFields
  /** The typed texts of the cells that cannot be read yet. */
  unread: DraftFields
  section: string
}

/** A draft as an object: the values of the form, and the order of the files of each slot. */
type AssessmentDraft = SubmitCreditAssessmentValues & { order: Record<string, string[]> }

const known = new RegExp(
  `^(?:years|figures\\.\\d{4}\\.(?:${figure.names.join('|')})|notApplicable\\.(?:${assessmentDocuments.join('|')})|order\\.[a-z0-9_]{1,80})$`,
)

/** The most characters of one field: an order names some forty files. */
const longest = 2_000

/** Makes a draft flat; an unknown field is left out. */
function layFlat(draft: { [Name in keyof AssessmentDraft]?: unknown }): DraftFields {
  const years = listIn(draft.years).filter((year) => /^\d{4}$/.test(year))
  return pickKnown([
    ['years', years.slice(0, 2).join()],
    ...toEntries(draft.figures).flatMap(([year, figures]) =>
      toEntries(figures).map(([name, text]): Entry => [`figures.${year}.${name}`, text]),
    ),
    ...listIn(draft.notApplicable).map((document): Entry => [`notApplicable.${document}`, 'true']),
    ...toEntries(draft.order).map(([slot, ids]): Entry => [`order.${slot}`, listIn(ids).join()]),
  ])
}

type Entry = [path: string, value: unknown]

/** Picks the entries that are fields of a draft: any program can write to a storage. */
function pickKnown(entries: readonly Entry[]): DraftFields {
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        known.test(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '' && entry[1].length <= longest,
    ),
  )
}

function toEntries(value: unknown): Entry[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function listIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** Makes an object of a flat draft; `order` has only the slots that the draft names. */
function putTogether(fields: DraftFields): AssessmentDraft {
  const split = (text = '') => (text === '' ? [] : text.split(','))
  const figures: AssessmentDraft['figures'] = {}
  const order: AssessmentDraft['order'] = {}
  for (const [path, value] of Object.entries(fields)) {
    const [what, key = '', name = ''] = path.split('.')
    if (what === 'figures' && value !== '') figures[key] = { ...figures[key], [name]: value }
    if (what === 'order') order[key] = split(value)
  }
  return {
    ...{ years: split(fields.years), figures, order },
    notApplicable: assessmentDocuments.filter((document) => fields[`notApplicable.${document}`]),
  }
}

type ReadFormParameters = {
  values: SubmitCreditAssessmentValues
  format: FigureFormat
  items: readonly UploadItem[]
  order: Readonly<Record<string, readonly string[]>>
  /** The relay's draft: its values stand for cells that this device cannot read, and for orders that it does not know. */
  base: DraftFields
}

/**
 * Reads the form as the relay keeps it, with plain decimal strings for figures and the relay's ids for files, and the typed texts of the cells that
 * cannot be read yet.
 */
function readForm({ values, format, items, order, base }: ReadFormParameters): {
  fields: DraftFields
  unread: DraftFields
} {
  const fields: Record<string, string> = {}
  const unread: Record<string, string> = {}
  for (const [path, text] of Object.entries(layFlat(values))) {
    const name = findFigure(path)
    const { value, code } = name ? figure.read(name, text, format) : { value: text, code: null }
    if (code === 'REQUIRED') continue
    if (value === null) unread[path] = text
    const kept = value === null ? base[path] : name ? withoutTrailingZeros(value) : value
    if (kept !== undefined) fields[path] = kept
  }
  for (const [path, ids] of Object.entries(base))
    if (path.startsWith('order.') && order[path.slice('order.'.length)] === undefined) fields[path] = ids
  for (const [slot, keys] of Object.entries(order)) {
    const path = `order.${slot}`
    const ids = keys.flatMap((key) => getId(key, items, base[path]?.split(',') ?? []))
    if (ids.length > 0) fields[path] = ids.join()
  }
  return { fields, unread }
}

/** Removes the zeros that a locale writes behind decimals, so that equal figures are equal texts. */
function withoutTrailingZeros(figure: string): string {
  return figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure
}

function findFigure(path: string) {
  return path.startsWith('figures.') ? figure.names.find((name) => path.endsWith(`.${name}`)) : undefined
}

/** The relay's id of a file, the same on every device. A file that this page does not list yet keeps its id; a file without an id is left out. */
function getId(key: string, items: readonly UploadItem[], known: readonly string[]): string[] {
  const item = items.find((one) => one.key === key || one.uploadId === key)
  if (item) return item.uploadId === null ? [] : [item.uploadId]
  return known.includes(key) ? [key] : []
}

/** The values of the form and the order of files after the changes of a draft; figures in the format of the viewer's locale. */
function withChanges(
  values: SubmitCreditAssessmentValues,
  changes: DraftFields,
  format: FigureFormat,
): AssessmentDraft {
  const fields: Record<string, string> = { ...layFlat(values) }
  for (const [path, value] of Object.entries(changes)) {
    const name = findFigure(path)
    if (path !== 'years' || value !== '')
      fields[path] = name ? figure.write(name, value, { ...format, decimalMark: '.' }) : value
  }
  return putTogether(fields)
}

/** The three shapes of a draft: flat to compare, an object for the relay, and the values of the form. */
export const assessmentDraft = { layFlat, pickKnown, putTogether, readForm, withChanges }
