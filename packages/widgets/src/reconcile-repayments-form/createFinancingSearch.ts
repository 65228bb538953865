import type { Financing } from '@onlend/core'
import { createRecordSearch, type SearchedRecord } from '../record-picker/createRecordSearch.ts'
import { getClientName } from './getClientName.ts'

/** The financings that a search found: open ones before completed ones. */
export type FinancingGroups = { open: readonly Financing[]; completed: readonly Financing[] }

/** Prepares financings for searching by reference, name and phone number. */
export function createFinancingSearch(financings: readonly Financing[]): (query: string) => FinancingGroups {
  const search = createRecordSearch(financings, describeFinancing)
  return (query) => {
    const found = search(query)
    return {
      open: found.filter(({ loan_status: status }) => status !== 'completed'),
      completed: found.filter(({ loan_status: status }) => status === 'completed'),
    }
  }
}

function describeFinancing(financing: Financing): SearchedRecord {
  return {
    name: financing.transaction_reference,
    text: [getClientName(financing), financing.contact_number].filter(Boolean).join(' '),
  }
}
