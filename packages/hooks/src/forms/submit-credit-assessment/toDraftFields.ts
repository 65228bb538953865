import type { DraftFields } from './DraftMemory.ts'
import { isDraftPath } from './isDraftPath.ts'

/** Characters that one field may have: an order names some forty files. */
const longest = 2_000

/** Lays a draft from the relay flat; what is no field of one is left out. */
export function toDraftFields(value: Readonly<Record<string, unknown>>): DraftFields {
  const years = listIn(value.years).filter((year) => /^\d{4}$/.test(year))
  const fields: [path: string, value: unknown][] = [
    ['years', years.slice(0, 2).join()],
    ...toEntries(value.figures).flatMap(([year, figures]) =>
      toEntries(figures).map(([name, figure]): [string, unknown] => [`figures.${year}.${name}`, figure]),
    ),
    ...listIn(value.notApplicable).map((document): [string, unknown] => [
      `notApplicable.${document}`,
      'true',
    ]),
    ...toEntries(value.order).map(([slot, ids]): [string, unknown] => [`order.${slot}`, listIn(ids).join()]),
  ]
  return Object.fromEntries(
    fields.filter(
      (field): field is [string, string] =>
        isDraftPath(field[0]) &&
        typeof field[1] === 'string' &&
        field[1] !== '' &&
        field[1].length <= longest,
    ),
  )
}

function toEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function listIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
