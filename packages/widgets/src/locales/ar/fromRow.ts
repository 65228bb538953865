import type { fromRow as english } from '../../copy/en/fromRow.ts'
import type { Translation } from '../Translation.ts'

export const fromRow: Translation<typeof english> = {
  'fromRow.from': 'من',
  'fromRow.business': 'النشاط',
  'fromRow.ending': 'ينتهي بـ {digits}',
  'fromRow.noAccount': 'لا يوجد حساب إيداع بعد',
  'fromRow.failed': 'تعذرت معرفة النشاط والحساب المعنيين. حاول مرة أخرى قبل المتابعة.',
}
