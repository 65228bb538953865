import type { createBusinessReview as english } from '../../copy/en/createBusinessReview.ts'
import type { Translation } from '../Translation.ts'

export const createBusinessReview: Translation<typeof english> = {
  'createBusiness.summary.text': 'اقرأ كل سطر. ما سُجل لا يمكن تغييره هنا.',
  'createBusiness.summary.change': 'تغيير',
  'createBusiness.summary.changePage': 'تغيير «{page}»',
  'createBusiness.summary.missing': 'غير مملوء',
  'createBusiness.summary.noDescription': 'بلا وصف',
  'createBusiness.summary.registeredAddress': 'العنوان المسجل',
  'createBusiness.summary.representative': 'الممثل',
  'createBusiness.summary.supportEmail': 'البريد الإلكتروني لعملائه',
  'createBusiness.review.title': 'هل تسجل هذا النشاط؟',
  'createBusiness.review.text': 'يُفتح الحساب بمجرد تأكيدك. لا يمكنك التراجع عن ذلك هنا.',
  'createBusiness.confirm': 'تسجيل {name}',
  'createBusiness.sending': 'جارٍ تسجيل النشاط. أبقِ هذه الصفحة مفتوحة.',
  'createBusiness.duplicate.sent.title': 'ربما سجلت هذا النشاط من قبل',
  'createBusiness.duplicate.sent.text': 'أُرسل نشاط بهذا الاسم والرقم الضريبي في وقت سابق. لم يُرسل شيء جديد.',
  'createBusiness.duplicate.sent.confirm': 'تسجيل {name} مرة أخرى',
}
