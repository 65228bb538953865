import type { UploadItem } from '@onlend/core/client/uploads'
import type { SubmitCreditAssessmentValues } from './submitCreditAssessmentFormTypes.ts'
import type { DraftFields } from './DraftMemory.ts'
import type { FigureFormat } from './readFigure.ts'
import { figureNames } from './figureNames.ts'
import { plainFigure } from './plainFigure.ts'

type ReadDraftFieldsParameters = {
  values: SubmitCreditAssessmentValues
  format: FigureFormat
  items: readonly UploadItem[]
  order: Readonly<Record<string, readonly string[]>>
  /** What the relay has: stands where nothing better is known here. */
  base: DraftFields
}

/** What stands in the form as a draft lays it down, and the cells that say nothing yet, as typed. */
export function readDraftFields({ values, format, items, order, base }: ReadDraftFieldsParameters): {
  fields: DraftFields
  unread: DraftFields
} {
  const fields: Record<string, string> = { years: values.years.join() }
  const unread: Record<string, string> = {}
  for (const [year, figures] of Object.entries(values.figures)) {
    for (const name of figureNames) {
      const path = `figures.${year}.${name}`
      const text = figures[name] ?? ''
      if (text.trim() === '') continue
      const plain = plainFigure(name, text, format)
      if (plain === null) unread[path] = text
      const figure = plain === null ? base[path] : withoutTrailingZeros(plain)
      if (figure !== undefined) fields[path] = figure
    }
  }
  for (const document of values.notApplicable) fields[`notApplicable.${document}`] = 'true'
  for (const [path, ids] of Object.entries(base))
    if (path.startsWith('order.') && order[path.slice('order.'.length)] === undefined) fields[path] = ids
  for (const [slot, keys] of Object.entries(order)) {
    const path = `order.${slot}`
    const ids = keys.flatMap((key) => getId(key, items, base[path]?.split(',') ?? []))
    if (ids.length > 0) fields[path] = ids.join()
  }
  return { fields, unread }
}

/** The relay's id of a file, which stands for it on every device; one that is not listed here yet is kept, one without an id is left out. */
function getId(key: string, items: readonly UploadItem[], known: readonly string[]): string[] {
  const item = items.find((one) => one.key === key || one.uploadId === key)
  if (item) return item.uploadId === null ? [] : [item.uploadId]
  return known.includes(key) ? [key] : []
}

/** The same figure is the same text, however many zeros a locale writes behind its decimals. */
function withoutTrailingZeros(figure: string): string {
  return figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure
}
