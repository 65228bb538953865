import type { registeredCustomer as english } from '../../copy/en/registeredCustomer.ts'
import type { Translation } from '../Translation.ts'

export const registeredCustomer: Translation<typeof english> = {
  'registeredCustomer.title': 'تم تسجيل {name}',
  'registeredCustomer.title.noName': 'تم تسجيل العميل',
  'registeredCustomer.text': 'أصبح الآن من عملائك.',
  'registeredCustomer.documents': 'يمكن إضافة مستنداته لاحقًا.',
  'registeredCustomer.id': 'رقم العميل',
  'registeredCustomer.reference': 'المرجع',
  'registeredCustomer.copy': 'نسخ: {field}',
  'registeredCustomer.another': 'تسجيل عميل آخر',
}
