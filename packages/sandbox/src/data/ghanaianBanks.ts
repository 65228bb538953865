import type { BankRow } from './BankRow.ts'
import { readBankTable } from './readBankTable.ts'

/** Ghana: GhIPSS codes for banks, network codes for mobile money. */
export const ghanaianBanks: BankRow[] = readBankTable({
  country: 'ghana',
  firstId: 401,
  types: { g: 'ghipss', m: 'mobile_money' },
  text: `
040100|g|GCB Bank Limited
`,
})
