import type { Bank } from '@onlend/core'
import { createRecordSearch, type SearchedRecord } from '../record-picker/createRecordSearch.ts'
import { foldText } from '../record-picker/foldText.ts'

const small = new Set(['of', 'the', 'and', 'for'])
const legal = new Set(['bank', 'plc', 'ltd', 'limited'])

/** Prepares banks for searching by name, alias, code and slug. */
export function createBankSearch(banks: readonly Bank[]): (query: string) => readonly Bank[] {
  return createRecordSearch(banks, describeBank)
}

function describeBank({ name, code, slug }: Bank): SearchedRecord {
  return { name, code, text: `${slug ?? ''} ${listAliases(name)}` }
}

/** The short names that people use for a bank: its initials in the usual forms, `uba`, `fcmb`, `gtb`, `gtbank`. */
function listAliases(name: string): string {
  const words = foldText(name).split(' ')
  if (words.length < 2) return ''
  const initials = (kept: readonly string[]) => kept.map((word) => word[0]).join('')
  const core = initials(words.filter((word) => !small.has(word) && !legal.has(word)))
  return `${initials(words)} ${initials(words.filter((word) => !small.has(word)))} ${core} ${core}bank`
}
