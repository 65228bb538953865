import type { creditAssessmentShare as english } from '../../copy/en/creditAssessmentShare.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentShare: Translation<typeof english> = {
  'creditAssessment.share.title': 'اطلب مساعدة زميل',
  'creditAssessment.share.text':
    'أعطِ هذا العنوان لشخص في شركتك. يسجل الدخول بنفسه: العنوان وحده لا يفتح شيئًا.',
  'creditAssessment.share.sees': 'ما يراه هذا الشخص وما يمكنه فعله',
  'creditAssessment.share.files': 'كل الملفات الموجودة هنا، مع اسم من أضافها. يمكنه إضافة الملفات وإزالتها.',
  'creditAssessment.share.figures': 'كل الأرقام. يمكنه تغييرها.',
  'creditAssessment.share.send': 'إن كان مسموحًا له، يمكنه إرسال التقييم.',
  'creditAssessment.share.address': 'عنوان هذه الصفحة',
  'creditAssessment.share.copy': 'نسخ العنوان',
  'creditAssessment.share.native': 'مشاركة',
}
