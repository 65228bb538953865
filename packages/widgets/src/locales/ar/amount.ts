import type { amount as english } from '../../copy/en/amount.ts'
import type { Translation } from '../Translation.ts'

export const amount: Translation<typeof english> = {
  'amount.read': 'أي {amount}',
  'amount.which': 'أي مبلغ تقصد؟',
  'amount.error.AMOUNT_NOT_A_NUMBER': 'أدخل المبلغ بالأرقام، مثل 50000',
  'amount.error.AMOUNT_AMBIGUOUS': 'حدد المبلغ الذي تقصده',
  'amount.error.AMOUNT_TOO_MANY_DECIMALS': 'أدخل مبلغًا بمنازل عشرية أقل',
  'amount.error.AMOUNT_NOT_POSITIVE': 'أدخل مبلغًا أكبر من صفر',
  'amount.error.AMOUNT_TOO_PRECISE': 'في هذا المبلغ أرقام أكثر مما يمكن إرساله',
}
