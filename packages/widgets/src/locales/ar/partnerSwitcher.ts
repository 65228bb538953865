import type { partnerSwitcher as english } from '../../copy/en/partnerSwitcher.ts'
import type { Translation } from '../Translation.ts'

export const partnerSwitcher: Translation<typeof english> = {
  'partnerSwitcher.label': 'النشاط',
  'partnerSwitcher.placeholder': 'اختر نشاطًا',
  'partnerSwitcher.search': 'ابحث بالاسم أو الاسم القانوني',
  'partnerSwitcher.toggle': 'عرض الأنشطة',
  'partnerSwitcher.failed': 'تعذر تحميل الأنشطة.',
  'partnerSwitcher.none': 'لا يوجد نشاط للاختيار بعد.',
}
