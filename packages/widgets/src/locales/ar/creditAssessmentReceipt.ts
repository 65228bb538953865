import type { creditAssessmentReceipt as english } from '../../copy/en/creditAssessmentReceipt.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReceipt: Translation<typeof english> = {
  'creditAssessment.receipt.title': 'استلمت جهة التمويل مستنداتك',
  'creditAssessment.receipt.text':
    'الاستلام ليس موافقة. تقرأ جهة التمويل المستندات ثم تتصل بك. لا يوجد موعد محدد، ولا يُعرض قرار هنا: يظهر حدك عندما يصبح لديك حد.',
  'creditAssessment.receipt.reference': 'المرجع',
  'creditAssessment.receipt.sentAt': 'وقت الإرسال',
  'creditAssessment.receipt.files': 'الملفات',
  'creditAssessment.receipt.filesValue': {
    zero: 'لا ملفات، {size}',
    one: 'ملف واحد، {size}',
    two: 'ملفان، {size}',
    few: '{count} ملفات، {size}',
    many: '{count} ملفًا، {size}',
    other: '{count} ملف، {size}',
  },
  'creditAssessment.receipt.list': 'ما أُرسل',
  'creditAssessment.receipt.listText':
    'الحروف والأرقام بعد كل اسم هي بداية بصمة الملف: تُثبت لاحقًا أي ملف كان.',
  'creditAssessment.receipt.copy': 'نسخ المرجع',
  'creditAssessment.receipt.print': 'طباعة أو حفظ',
  'creditAssessment.receipt.another': 'إرسال تقييم آخر',
}
