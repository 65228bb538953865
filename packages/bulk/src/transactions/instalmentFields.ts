import type { TransactionFieldName } from './TransactionImport.ts'

export type InstalmentPart = 'StartDate' | 'DueDate' | 'Amount'

/** The highest number of an instalment; a higher one is a mistake. */
const most = 60

/** Names of the fields of instalments, numbered from 1. */
export const instalmentFields: {
  most: number
  parts: readonly InstalmentPart[]
  name: (number: number, part: InstalmentPart) => TransactionFieldName
  read: (field: string) => { number: number; part: InstalmentPart } | null
  /** The numbers of the instalments among fields, in order. */
  numbersIn: (fields: Iterable<string>) => readonly number[]
} = {
  most,
  parts: ['StartDate', 'DueDate', 'Amount'],
  name: (number, part) => `instalment${number}${part}`,
  read,
  numbersIn: (fields) => {
    const numbers = new Set([...fields].flatMap((field) => read(field)?.number ?? []))
    return [...numbers].sort((left, right) => left - right)
  },
}

function read(field: string): ReturnType<(typeof instalmentFields)['read']> {
  const [, number, part] = /^instalment([1-9]\d?)(StartDate|DueDate|Amount)$/.exec(field) ?? []
  if (number === undefined || part === undefined || Number(number) > most) return null
  // A cast with a reason: the pattern admits no other part.
  return { number: Number(number), part: part as InstalmentPart }
}
