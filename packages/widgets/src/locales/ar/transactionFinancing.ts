import type { transactionFinancing as english } from '../../copy/en/transactionFinancing.ts'
import type { Translation } from '../Translation.ts'

export const transactionFinancing: Translation<typeof english> = {
  'transaction.financedAmount': 'مبلغ التمويل',
  'transaction.financedAmountIn': 'مبلغ التمويل ({currency})',
  'transaction.drawdownId': 'سحب التمويل',
  'transaction.drawdownId.asking': 'جارٍ البحث عن سحب التمويل الجاري…',
  'transaction.drawdownId.found': 'هذا هو سحب التمويل الجاري لديك.',
  'transaction.drawdownId.none': 'ليس لديك سحب تمويل جارٍ. أدخل مرجع سحب التمويل الذي يغطيها.',
  'transaction.drawdownId.failed': 'تعذر البحث عن سحب التمويل الجاري. أدخل مرجع سحب التمويل الذي يغطيها.',
  'transaction.instalments': 'الأقساط',
  'transaction.instalments.hint': 'كيف سيُسدد التمويل.',
  'transaction.instalment': 'القسط {number}',
  'transaction.instalment.amount': 'المبلغ',
  'transaction.instalment.startDate': 'يبدأ في',
  'transaction.instalment.dueDate': 'يستحق في',
  'transaction.instalment.remove': 'إزالة',
  'transaction.instalment.removeLabel': 'إزالة القسط {number}',
  'transaction.instalment.add': 'إضافة قسط',
  'transaction.instalment.added': 'أُضيف القسط {number}.',
  'transaction.instalment.removed': {
    zero: 'أُزيل القسط. لم يبقَ شيء.',
    one: 'أُزيل القسط. بقي قسط واحد.',
    two: 'أُزيل القسط. بقي قسطان.',
    few: 'أُزيل القسط. بقيت {count} أقساط.',
    many: 'أُزيل القسط. بقي {count} قسطًا.',
    other: 'أُزيل القسط. بقي {count} قسط.',
  },
  'transaction.split': 'تقسيم بالتساوي',
  'transaction.split.count': 'كم قسطًا؟',
  'transaction.split.hint': 'كل شهر، بدلًا من الأقساط أدناه.',
  'transaction.split.done': {
    zero: 'لا أقساط الآن.',
    one: 'هناك الآن قسط واحد.',
    two: 'هناك الآن قسطان متساويان.',
    few: 'هناك الآن {count} أقساط متساوية.',
    many: 'هناك الآن {count} قسطًا متساويًا.',
    other: 'هناك الآن {count} قسط متساوٍ.',
  },
  'transaction.split.error.count': 'أدخل عدد الأقساط الذي تريده، من 1 إلى 60',
  'transaction.split.error.amount': 'أدخل أولًا مبلغًا أعلاه يمكن تقسيمه',
  'transaction.total.instalments': 'مجموع الأقساط',
  'transaction.total.financed': 'التمويل',
  'transaction.total.payable': 'يدفع العميل',
  'transaction.warning.FINANCED_ABOVE_PAYABLE':
    'هذا أكثر من {payable} التي سيدفعها العميل. يمكنك المتابعة إن كنت متأكدًا.',
  'transaction.warning.INSTALMENTS_DIFFER':
    'مجموع الأقساط {total}، وهو ليس التمويل ولا ما يدفعه العميل. يمكنك المتابعة إن كنت متأكدًا.',
  'transaction.warning.INSTALMENTS_OUTSIDE_DATES':
    'هناك قسط يبدأ قبل تاريخ الصرف أو يستحق بعد تاريخ الدفع المتوقع. يمكنك المتابعة إن كنت متأكدًا.',
}
