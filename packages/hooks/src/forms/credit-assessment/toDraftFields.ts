import type { AssessmentDraft } from './AssessmentDraft.ts'
import type { DraftFields } from './DraftFields.ts'

/** Lays a draft flat. */
export function toDraftFields({ years, figures, notApplicable, order }: AssessmentDraft): DraftFields {
  const fields = [
    ['years', years.join()],
    ...Object.entries(figures).flatMap(([year, ofYear]) =>
      Object.entries(ofYear).map(([name, figure]) => [`figures.${year}.${name}`, figure]),
    ),
    ...notApplicable.map((document) => [`notApplicable.${document}`, 'true']),
    ...Object.entries(order).map(([slot, ids]) => [`order.${slot}`, ids.join()]),
  ]
  return Object.fromEntries(fields.filter(([, value]) => value !== ''))
}
