import type { formReview as english } from '../../copy/en/formReview.ts'
import type { Translation } from '../Translation.ts'

export const formReview: Translation<typeof english> = {
  'form.edit': 'تغيير شيء ما',
  'form.warnings.title': 'تحقق من هذه النقاط قبل التأكيد',
  'form.warnings.checked': 'لقد تحققت منها',
  'form.warnings.open': 'ضع علامة على كل نقطة أعلاه للتأكيد.',
  'form.offline.title': 'لا يوجد اتصال بالإنترنت. لم يُرسل شيء.',
  'form.offline.text': 'اتصل بالإنترنت ثم أكد مرة أخرى.',
  'form.sessionExpired.title': 'انتهت جلستك. لم يُرسل شيء.',
  'form.sessionExpired.text': 'سجل الدخول من جديد في علامة تبويب أخرى، ثم عد إلى هنا وأكد. ما كتبته محفوظ.',
  'form.inFlightElsewhere.title': 'علامة تبويب أخرى ترسل الشيء نفسه',
  'form.inFlightElsewhere.text': 'لم يُرسل شيء من هنا. انتظر حتى تنتهي الأخرى ثم حاول مرة أخرى.',
  'form.notSent.title': 'لم يُرسل شيء',
  'form.notSent.text': 'لم يكتمل التحقق الإضافي. يمكنك التأكيد مرة أخرى.',
  'form.duplicate.earlier': 'الطلب السابق',
  'form.duplicate.back': 'عدم الإرسال',
  'form.duplicate.rows': 'أُرسل من قبل',
  'form.duplicate.others': 'إرسال الباقي فقط ({count})',
  'form.rejected.check': 'تحقق مما أدخلته ثم حاول مرة أخرى.',
  'form.rejected.permission': 'غير مسموح لك بهذا.',
  'form.rejected.credentials':
    'الخدمة لا تقبل هذا التطبيق حاليًا، ولذلك لم يُرسل شيء. الانتظار لا يفيد. أخبر القائمين على هذا التطبيق وأعطهم معرّف الطلب.',
  'form.rejected.busy': 'الخدمة مشغولة. انتظر قليلًا ثم حاول مرة أخرى.',
  'form.rejected.large': 'حجم الملفات كلها معًا أكبر مما تقبله الخدمة. صغّر بعض الملفات، ثم حاول مرة أخرى.',
  'form.rejected.fileMissing':
    'أحد الملفات لم يعد موجودًا لدينا، أو لم يصل كاملًا. لم يُرسل أي شيء. راجع الملفات، ثم حاول مرة أخرى.',
  'form.rejected.fileChanged':
    'أحد الملفات ليس هو الملف الذي اطلعت عليه هنا، ولذلك لم يُقبل. راجع الملفات، ثم حاول مرة أخرى.',
  'form.rejected.words': 'قالت الخدمة: «{message}»',
}
