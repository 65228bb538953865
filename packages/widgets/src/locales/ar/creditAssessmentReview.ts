import type { creditAssessmentReview as english } from '../../copy/en/creditAssessmentReview.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReview: Translation<typeof english> = {
  'creditAssessment.check.files': {
    zero: 'لا ملفات، {size}',
    one: 'ملف واحد، {size}',
    two: 'ملفان، {size}',
    few: '{count} ملفات، {size}',
    many: '{count} ملفًا، {size}',
    other: '{count} ملف، {size}',
  },
  'creditAssessment.check.noFiles': 'لا ملف بعد',
  'creditAssessment.check.notApplicable': 'تصرّح بأن هذا المستند ليس لديك',
  'creditAssessment.check.notReady': 'غير جاهز',
  'creditAssessment.check.change': 'تغيير',
  'creditAssessment.check.changePart': 'تغيير «{part}»',
  'creditAssessment.check.missingFigure': 'ناقص',
  'creditAssessment.check.total': 'المجموع',
  'creditAssessment.review.title': 'هل ترسل التقييم الآن؟',
  'creditAssessment.review.text': 'تستلم جهة التمويل كل ما هو أدناه. لا يمكنك بعد ذلك استرجاعه ولا تغييره.',
  'creditAssessment.review.filesLabel': 'الملفات',
  'creditAssessment.review.years': 'الأرقام المالية عن',
  'creditAssessment.review.notApplicable': 'مستندات صرّحت بأنها ليست لديك',
  'creditAssessment.confirm': {
    zero: 'إرسال بلا ملفات',
    one: 'إرسال ملف واحد',
    two: 'إرسال ملفين',
    few: 'إرسال {count} ملفات',
    many: 'إرسال {count} ملفًا',
    other: 'إرسال {count} ملف',
  },
  'creditAssessment.sending':
    'جارٍ الإرسال. قد يستغرق هذا بضع دقائق. يمكنك ترك الهاتف: المستندات وصلت إلينا ويستمر الإرسال من دونه. عد إلى هنا لاحقًا.',
  'creditAssessment.duplicate.title': 'ربما أُرسل هذا التقييم من قبل',
  'creditAssessment.duplicate.text': 'أُرسلت المستندات نفسها في وقت سابق. لم يُرسل شيء جديد.',
  'creditAssessment.duplicate.confirm': 'إرسال كل شيء مرة أخرى',
}
