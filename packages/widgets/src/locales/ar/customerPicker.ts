import type { customerPicker as english } from '../../copy/en/customerPicker.ts'
import type { Translation } from '../Translation.ts'

export const customerPicker: Translation<typeof english> = {
  'customerPicker.label': 'العميل',
  'customerPicker.placeholder': 'اختر عميلًا',
  'customerPicker.search': 'ابحث بالاسم أو الهاتف أو البريد',
  'customerPicker.toggle': 'عرض العملاء',
  'customerPicker.failed': 'تعذر تحميل عملائك.',
  'customerPicker.none': 'لا يوجد عميل للاختيار بعد.',
  'customerPicker.unnamed': 'بلا اسم',
  'customerPicker.phoneEnding': 'هاتف ينتهي بـ {digits}',
}
