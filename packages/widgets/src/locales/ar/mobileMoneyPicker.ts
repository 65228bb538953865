import type { mobileMoneyPicker as english } from '../../copy/en/mobileMoneyPicker.ts'
import type { Translation } from '../Translation.ts'

export const mobileMoneyPicker: Translation<typeof english> = {
  'mobileMoney.correspondent': 'مشغل محفظة الهاتف',
  'mobileMoney.number': 'رقم الهاتف المحمول',
  'mobileMoney.number.hint': 'مع رمز البلد أو بدونه.',
  'mobileMoney.none': 'لم يُحدد أي مشغل لمحافظ الهاتف.',
  'mobileMoney.choose': 'اختر مشغلًا',
}
