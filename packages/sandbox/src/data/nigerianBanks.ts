import type { BankRow } from './BankRow.ts'
import { readBankTable } from './readBankTable.ts'

export const nigerianBanks: BankRow[] = readBankTable({
  country: 'nigeria', firstId: 1, types: { n: 'nuban', m: 'mobile_money' },
  text: `
044|ng|Access Bank
058|ng|Guaranty Trust Bank
`,
})
