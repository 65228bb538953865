import type { creditLimit as english } from '../../copy/en/creditLimit.ts'
import type { Translation } from '../Translation.ts'

export const creditLimit: Translation<typeof english> = {
  'creditLimit.title': 'حد الائتمان',
  'creditLimit.available': 'المتاح للسحب',
  'creditLimit.notStated': 'غير مذكور',
  'creditLimit.limit': 'الحد',
  'creditLimit.drawn': 'المسحوب',
  'creditLimit.meter': 'سُحب {drawn} من {limit}',
  'creditLimit.meterPercent': 'سُحب {drawn} من {limit} ({percent})',
  'creditLimit.overdrawn': 'سُحب أكثر مما يسمح به الحد.',
  'creditLimit.fullyDrawn': 'سُحب الحد كله.',
  'creditLimit.none.title': 'لا يوجد حد ائتمان بعد',
  'creditLimit.none.text': 'عند الموافقة على تقييم الائتمان، يظهر حدك هنا.',
  'creditLimit.status.active': 'نشط',
  'creditLimit.status.expired': 'منتهي الصلاحية',
  'creditLimit.status.closed': 'مغلق',
  'creditLimit.status.none': 'بدون حالة',
  'creditLimit.expired': 'انتهت صلاحية هذا الحد. لم يعد بإمكانك السحب منه.',
  'creditLimit.expiredOn': 'انتهت صلاحية هذا الحد في {date}. لم يعد بإمكانك السحب منه.',
  'creditLimit.closed': 'أُغلق هذا الحد. لم يعد بإمكانك السحب منه.',
  'creditLimit.validUntil': 'صالح حتى',
  'creditLimit.inDollars': 'بالدولار الأمريكي',
  'creditLimit.request': 'طلب سحب تمويل',
  'creditLimit.failed': 'تعذر تحميل حد الائتمان',
}
