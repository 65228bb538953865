import type { withdrawReview as english } from '../../copy/en/withdrawReview.ts'
import type { Translation } from '../Translation.ts'

export const withdrawReview: Translation<typeof english> = {
  'withdraw.confirm': 'تحويل {amount}',
  'withdraw.review.title': 'تحقق قبل الإرسال',
  'withdraw.review.text': 'اقرأ كل سطر. المال الذي أُرسل لا يمكن استرجاعه.',
  'withdraw.review.amount': 'أنت ترسل',
  'withdraw.review.recipient': 'اسم صاحب الحساب',
  'withdraw.review.resolvedName': 'الاسم لدى البنك',
  'withdraw.review.bank': 'البنك',
  'withdraw.review.operator': 'المشغل',
  'withdraw.review.accountNumber': 'رقم الحساب',
  'withdraw.review.mobileNumber': 'رقم الهاتف المحمول',
  'withdraw.review.narration': 'الغرض',
  'withdraw.review.remaining': 'المتبقي في حساب الإيداع',
  'withdraw.review.code': '{name} (الرمز {code})',
  'withdraw.sending': 'جارٍ الإرسال. أبقِ هذه الصفحة مفتوحة.',
  'withdraw.possibleDuplicate.title': 'ربما أرسلت هذا من قبل',
  'withdraw.possibleDuplicate.text': 'طُلب تحويل مثل هذا في وقت سابق. لم يُرسل شيء جديد.',
  'withdraw.possibleDuplicate.confirm': 'إرسال {amount} أخرى',
}
