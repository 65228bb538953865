import type { BankRow } from './BankRow.ts'
import { readBankTable } from './readBankTable.ts'

/** Kenya: two-digit clearing codes for banks, a handful of them, and mobile money. */
export const kenyanBanks: BankRow[] = readBankTable({
  country: 'kenya',
  firstId: 501,
  types: { k: 'kepss', m: 'mobile_money' },
  text: `
03|k|Absa Bank Kenya Plc
63|k|Diamond Trust Bank Kenya Limited
43|k|Ecobank Kenya Limited
68|k|Equity Bank Kenya Limited
70|k|Family Bank Limited
57|k|I&M Bank Limited
01|k|KCB Bank Kenya Limited
12|k|National Bank of Kenya Limited
07|k|NCBA Bank Kenya Plc
31|k|Stanbic Bank Kenya Limited
02|k|Standard Chartered Bank Kenya Limited
11|k|The Co-operative Bank of Kenya Limited
MPESA|m|M-PESA
ATL_KE|m|Airtel Money
`,
})
