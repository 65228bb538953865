import type { amount as english } from '../../copy/en/amount.ts'
import type { Translation } from '../Translation.ts'

export const amount: Translation<typeof english> = {
  'amount.read': 'Ọ bụ {amount}',
  'amount.which': 'Kedu ego i bu n’uche?',
  'amount.error.AMOUNT_NOT_A_NUMBER': 'Jiri nọmba dee ego ole, dị ka 50000',
  'amount.error.AMOUNT_AMBIGUOUS': 'Kwuo ego i bu n’uche',
  'amount.error.AMOUNT_TOO_MANY_DECIMALS': 'Belata nọmba ndị dị mgbe ntụpọ gasịrị',
  'amount.error.AMOUNT_NOT_POSITIVE': 'Tinye ego karịrị efu (0)',
  'amount.error.AMOUNT_TOO_PRECISE': 'Mkpụrụ nọmba dị n’ego a karịrị nke e nwere ike iziga',
}
