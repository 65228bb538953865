import type { registerCustomerReview as english } from '../../copy/en/registerCustomerReview.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerReview: Translation<typeof english> = {
  'registerCustomer.review.title': 'تحقق قبل التسجيل',
  'registerCustomer.review.text': 'اقرأ كل سطر. ما سُجل لا يمكن تغييره هنا.',
  'registerCustomer.review.person': 'شخص',
  'registerCustomer.review.business': 'نشاط',
  'registerCustomer.review.representative': 'الممثل',
  'registerCustomer.review.officeSameAsHome': 'مثل عنوان السكن',
  'registerCustomer.review.files': 'المستندات',
  'registerCustomer.review.file': '{document}: {name} ({size})',
  'registerCustomer.confirm': 'تسجيل {name}',
  'registerCustomer.sending': 'جارٍ التسجيل. أبقِ هذه الصفحة مفتوحة.',
  'registerCustomer.duplicate.title': 'ربما سجلته من قبل',
  'registerCustomer.duplicate.text': 'أُرسل عميل بهذا الرقم في وقت سابق. لم يُرسل شيء جديد.',
  'registerCustomer.duplicate.confirm': 'تسجيل {name} مرة أخرى',
}
