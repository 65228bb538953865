import type { everyWidget as english } from '../../copy/en/everyWidget.ts'
import type { Translation } from '../Translation.ts'

export const everyWidget: Translation<typeof english> = {
  'common.retry': 'حاول مرة أخرى',
  'common.loading': 'جارٍ التحميل',
  'common.newTab': '(يُفتح في علامة تبويب جديدة)',
  'common.close': 'إغلاق',
  'common.copy': 'نسخ',
  'common.copied': 'تم النسخ',
  'common.copyRefused': 'لم يسمح لنا المتصفح بالنسخ. النص محدد: انسخه من هنا.',
  'common.offline': 'لا يوجد اتصال بالإنترنت. هذا آخر ما رأيناه، {age}.',
  'common.stale': 'تعذر علينا تحديث هذا. ما تراه هو آخر ما وصلنا، {age}.',
  'common.justNow': 'الآن',
  'common.chunkFailed': 'تعذر تحميل هذا الجزء.',
  'common.chunkFailed.text': 'ستُعاد المحاولة عند عودة اتصالك بالإنترنت. إذا استمر الفشل، فأعد تحميل الصفحة.',
  'common.contactSupport': 'الاتصال بالدعم',
  'common.errors.title': 'هناك مشكلة',
  'common.crashed.title': 'توقف هذا الجزء من الصفحة عن العمل',
  'common.crashed.text': 'لم يتغير شيء. حاول مرة أخرى أو أعد تحميل الصفحة.',
  'common.failed.network': 'تعذر الوصول إلى الخدمة. تحقق من اتصالك ثم حاول مرة أخرى.',
  'common.failed.offline': 'لا يوجد اتصال بالإنترنت. اتصل بالإنترنت ثم حاول مرة أخرى.',
  'common.failed.server': 'تواجه الخدمة مشكلة. حاول مرة أخرى بعد قليل.',
  'common.failed.busy': 'طلبات كثيرة في وقت واحد. انتظر قليلًا ثم حاول مرة أخرى.',
  'common.failed.credentials':
    'الخدمة لا تقبل هذا التطبيق حاليًا. الانتظار لا يفيد. أخبر القائمين على هذا التطبيق وأعطهم معرّف الطلب.',
  'common.failed.session': 'انتهت جلستك. سجل الدخول من جديد لرؤية هذا.',
  'common.failed.permission': 'لا يمكنك الوصول إلى هذا.',
  'common.failed.contract': 'أجابت الخدمة بطريقة لم نتمكن من قراءتها.',
  'common.failed.noRelay':
    'الرد لم يأتِ من الخدمة، لذلك لا نعرف شيئًا عن أموالك الآن. حاول مرة أخرى. إذا استمر ذلك، فأخبر الدعم.',
  'common.failed.other': 'تعذر تحميل هذا.',
  'common.requestId': 'رقم الطلب',
}
