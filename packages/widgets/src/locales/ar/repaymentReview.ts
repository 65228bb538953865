import type { repaymentReview as english } from '../../copy/en/repaymentReview.ts'
import type { Translation } from '../Translation.ts'

export const repaymentReview: Translation<typeof english> = {
  'repayment.review.title': 'تحقق قبل الإرسال',
  'repayment.review.text': 'هذا يخبر الخدمة بأن العميل قد سدد. لا يحرك مالًا ولا يمكن التراجع عنه من هنا.',
  'repayment.review.amount': 'المبلغ المسدد',
  'repayment.review.reference': 'القرض',
  'repayment.review.client': 'العميل',
  'repayment.review.loanAmount': 'مبلغ القرض',
  'repayment.confirm': 'الإبلاغ عن سداد {amount}',
  'repayment.sending': 'جارٍ الإرسال. أبقِ هذه الصفحة مفتوحة.',
  'repayment.duplicate.title': 'أُبلغ عن سداد مثل هذا في وقت سابق',
  'repayment.duplicate.text':
    'له القرض نفسه والمبلغ نفسه. لم يُرسل شيء جديد. إذا سدد العميل مرتين، يمكنك الإبلاغ عن السداد الثاني أيضًا.',
  'repayment.duplicate.confirm': 'الإبلاغ عن {amount} أخرى',
}
