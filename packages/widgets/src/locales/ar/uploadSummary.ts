import type { uploadSummary as english } from '../../copy/en/uploadSummary.ts'
import type { Translation } from '../Translation.ts'

export const uploadSummary: Translation<typeof english> = {
  'uploads.title': 'رفع الملفات',
  'uploads.progress': {
    zero: 'تم رفع {staged} من {count}',
    one: 'تم رفع {staged} من ملف واحد',
    two: 'تم رفع {staged} من ملفين',
    few: 'تم رفع {staged} من {count} ملفات',
    many: 'تم رفع {staged} من {count} ملفًا',
    other: 'تم رفع {staged} من {count} ملف',
  },
  'uploads.bytes': '{sent} من {size}',
  'uploads.left': 'الوقت الباقي نحو {duration}',
  'uploads.waiting': 'في الانتظار',
  'uploads.paused': 'متوقف مؤقتًا',
  'uploads.done': {
    zero: 'لا ملفات',
    one: 'تم رفع الملف',
    two: 'تم رفع الملفين',
    few: 'تم رفع الملفات كلها وعددها {count}',
    many: 'تم رفع الملفات كلها وعددها {count}',
    other: 'تم رفع الملفات كلها وعددها {count}',
  },
  'uploads.notSubmitted': 'لم يتم الإرسال بعد.',
  'uploads.keptUntil': 'لم يتم الإرسال بعد. ملفاتك محفوظة حتى {date}.',
  'uploads.keptUntilAt': 'لم يتم الإرسال بعد. ملفاتك محفوظة لدى {partner} حتى {date}.',
  'uploads.problems': {
    zero: 'لا ملف يحتاج إلى انتباهك',
    one: 'ملف واحد يحتاج إلى انتباهك',
    two: 'ملفان يحتاجان إلى انتباهك',
    few: '{count} ملفات تحتاج إلى انتباهك',
    many: '{count} ملفًا يحتاج إلى انتباهك',
    other: '{count} ملف يحتاج إلى انتباهك',
  },
  'uploads.pauseAll': 'إيقاف الكل مؤقتًا',
  'uploads.resumeAll': 'استئناف الكل',
  'uploads.offline.title': 'لا يوجد اتصال بالإنترنت',
  'uploads.offline.text':
    'كل ما تم رفعه في أمان، والباقي محفوظ على هذا الجهاز. سيستمر الرفع من تلقاء نفسه عند عودة الاتصال. يمكنك متابعة ملء هذه الصفحة.',
  'uploads.signedOut.title': 'انتهت جلستك',
  'uploads.signedOut.text': 'كل ما تم رفعه في أمان. سجل الدخول من جديد: يستمر الباقي بعد ذلك من تلقاء نفسه.',
  'uploads.signIn': 'تسجيل الدخول',
  'uploads.failed.title': 'تعذر علينا معرفة ما تم رفعه من قبل',
  'uploads.failed.text': 'لم يضع شيء. يمكنك إضافة ملفات الآن، أو المحاولة مرة أخرى.',
}
