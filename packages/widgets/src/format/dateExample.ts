import { datePartOrder } from './datePartOrder.ts'

const parts = { day: '27', month: '3', year: '1988' }

/** A birth date written the way the three fields stand in a locale: `27 3 1988`. */
export function dateExample(locale: string): string {
  return datePartOrder(locale)
    .map((part) => parts[part])
    .join(' ')
}
