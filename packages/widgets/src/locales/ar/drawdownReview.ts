import type { drawdownReview as english } from '../../copy/en/drawdownReview.ts'
import type { Translation } from '../Translation.ts'

export const drawdownReview: Translation<typeof english> = {
  'drawdown.review.title': 'تحقق قبل الطلب',
  'drawdown.review.text': 'اقرأ كل سطر. ما يُصرف يدخل حساب الإيداع ويجب سداده مع تكلفته.',
  'drawdown.review.amount': 'أنت تطلب',
  'drawdown.review.tenor': 'المدة',
  'drawdown.review.available': 'المتاح الآن',
  'drawdown.review.running': 'سحب التمويل الجاري الآن',
  'drawdown.review.cost': 'التكلفة التقديرية منا',
  'drawdown.review.over': 'هذا أكثر من المتاح. قد ترفضه الخدمة.',
  'drawdown.review.oldLimit': 'تعذرت قراءة حد الائتمان من جديد. ربما تغير المتاح.',
  'drawdown.confirm': 'طلب {amount}',
  'drawdown.sending': 'جارٍ إرسال طلبك. أبقِ هذه الصفحة مفتوحة.',
  'drawdown.duplicate.title': 'ربما طلبت هذا من قبل',
  'drawdown.duplicate.text': 'قُدم طلب مثل هذا في وقت سابق. لم يُرسل شيء جديد.',
  'drawdown.duplicate.confirm': 'طلب {amount} أخرى',
  'drawdown.progress.waiting.title': 'في انتظار أن يصبح سحب التمويل جاريًا',
  'drawdown.progress.waiting.text':
    'لا ترسل الخدمة رسالة عند ذلك. نواصل النظر في سحب التمويل الجاري ما دامت هذه الصفحة مفتوحة.',
  'drawdown.progress.active.title': 'هناك الآن سحب تمويل جارٍ بمبلغ {amount}',
  'drawdown.progress.active.text':
    'استنتجنا هذا من سحب التمويل الجاري: لم ترسل الخدمة رسالة عنه. لإرسال المال من حساب الإيداع، أجرِ تحويلًا.',
  'drawdown.progress.noNews.title': {
    zero: 'لم يصبح أي سحب تمويل بهذا المبلغ جاريًا بعد',
    one: 'لم يصبح أي سحب تمويل بهذا المبلغ جاريًا منذ ساعة',
    two: 'لم يصبح أي سحب تمويل بهذا المبلغ جاريًا منذ ساعتين',
    few: 'لم يصبح أي سحب تمويل بهذا المبلغ جاريًا منذ {count} ساعات',
    many: 'لم يصبح أي سحب تمويل بهذا المبلغ جاريًا منذ {count} ساعة',
    other: 'لم يصبح أي سحب تمويل بهذا المبلغ جاريًا منذ {count} ساعة',
  },
  'drawdown.progress.noNews.text':
    'لا ترسل الخدمة رسالة عن ذلك. اتصل بالدعم واذكر المرجع أدناه قبل أن تطلب مرة أخرى.',
  'drawdown.progress.checkAgain': 'التحقق مرة أخرى',
  'drawdown.progress.withdraw': 'إجراء تحويل',
}
