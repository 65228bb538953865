import type { documentPreview as english } from '../../copy/en/documentPreview.ts'
import type { Translation } from '../Translation.ts'

export const documentPreview: Translation<typeof english> = {
  'preview.size': '{type}، {size}',
  'preview.openTab': 'فتح في علامة تبويب جديدة',
  'preview.save': 'حفظ على هذا الجهاز',
  'preview.image': 'الصورة {name}',
  'preview.text': 'الأسطر الأولى من {name}',
  'preview.none': 'لا يمكن عرض هذا النوع من الملفات هنا. احفظه للاطلاع عليه.',
  'preview.failed': 'تعذر جلب هذا الملف. هو في أمان: تحقق من اتصالك ثم حاول مرة أخرى.',
}
