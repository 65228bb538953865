import { type BankRow, readBankTable } from './readBankTable.ts'
import { nigerianBanks } from './nigerianBanks.ts'

/** Ghana: six-digit GhIPSS codes for banks and savings-and-loans, network codes for mobile money. */
const ghanaianBanks: BankRow[] = readBankTable({
  country: 'ghana',
  firstId: 401,
  types: { g: 'ghipss', m: 'mobile_money' },
  text: `
030100|g|Absa Bank Ghana Limited
280100|g|Access Bank (Ghana) Plc
080100|g|Agricultural Development Bank Plc
070101|g|ARB Apex Bank
210100|g|Bank of Africa Ghana Limited
010100|g-|Bank of Ghana
030100|g-x|Barclays Bank of Ghana
140100|g|CalBank Plc
340100|g|Consolidated Bank Ghana Limited
130100|g|Ecobank Ghana Plc
200100|g|FBNBank (Ghana) Limited
240100|g|Fidelity Bank Ghana Limited
170100|g|First Atlantic Bank Limited
330100|g|First National Bank Ghana Limited
040100|g|GCB Bank Limited
230100|g|Guaranty Trust Bank (Ghana) Limited
050100|g|National Investment Bank Limited
360100|g|OmniBSIC Bank Ghana Limited
180100|g|Prudential Bank Limited
110100|g|Republic Bank (Ghana) Plc
090100|g|Société Générale Ghana Plc
190100|g|Stanbic Bank Ghana Limited
020100|g|Standard Chartered Bank Ghana Plc
060100|g|United Bank for Africa (Ghana) Limited
100100|g|Universal Merchant Bank Limited
120100|g|Zenith Bank (Ghana) Limited
300345|g|Adehyeman Savings and Loans
300341|g|Affinity Ghana Savings and Loans
300335|g|Best Point Savings and Loans
300361|g|Services Integrity Savings and Loans
240092|g|Sinapi Aba Savings and Loans
MTN|m|MTN Mobile Money
VOD|m|Telecel Cash
ATL|m|AT Money
`,
})

/** Kenya: two-digit clearing codes for banks, a handful of them, and mobile money. */
const kenyanBanks: BankRow[] = readBankTable({
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

/** Every bank that the sandbox lists, the large ones of each country first, so that they are among the hundred shown. */
export const banks: readonly BankRow[] = [...nigerianBanks, ...ghanaianBanks, ...kenyanBanks]
