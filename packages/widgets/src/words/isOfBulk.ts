import { bulkPrefixes } from './bulkPrefixes.ts'

/** Whether a sentence is one of `@onlend/bulk`: this package has its English nowhere, so that neither its spelling nor its places can be compared. */
export function isOfBulk(key: string): boolean {
  return bulkPrefixes.some((prefix) => key.startsWith(`${prefix}.`))
}
