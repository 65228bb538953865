import type { createdBusiness as english } from '../../copy/en/createdBusiness.ts'
import type { Translation } from '../Translation.ts'

export const createdBusiness: Translation<typeof english> = {
  'createdBusiness.title': 'تم تسجيل {name}',
  'createdBusiness.title.noName': 'تم تسجيل النشاط',
  'createdBusiness.text': 'فتحت الخدمة حسابه.',
  'createdBusiness.assessment': 'تقييم الائتمان',
  'createdBusiness.assessment.notStarted': 'لم يبدأ',
  'createdBusiness.assessment.next':
    'الخطوة التالية هي تقديم مستندات تقييم الائتمان. أنت من يبدأها؛ لا يحدث شيء من تلقاء نفسه.',
  'createdBusiness.assessment.start': 'بدء تقييم الائتمان',
  'createdBusiness.id': 'رقم الحساب لدينا',
  'createdBusiness.reference': 'المرجع',
  'createdBusiness.copy': 'نسخ: {field}',
  'createdBusiness.another': 'تسجيل نشاط آخر',
}
