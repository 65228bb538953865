import type { lendingDashboard as english } from '../../copy/en/lendingDashboard.ts'
import type { Translation } from '../Translation.ts'

export const lendingDashboard: Translation<typeof english> = {
  'lendingDashboard.title': 'تمويلك',
  'lendingDashboard.partial.title': 'تعذر تحميل بعض هذه المعلومات',
  'lendingDashboard.partial.text':
    'كل جزء ناقص يقول ذلك أدناه. إلى أن يصل، لا نعرف إن كان يمكنك سحب التمويل.',
  'lendingDashboard.noLimit.title': 'الحصول على حد ائتمان',
  'lendingDashboard.noLimit.text': 'تحتاج إلى حد ائتمان قبل أن تتمكن من سحب التمويل.',
  'lendingDashboard.noLimit.send': 'أرسل مستندات تقييم الائتمان.',
  'lendingDashboard.noLimit.assess': 'تنظر خدمة التمويل في نشاطك.',
  'lendingDashboard.noLimit.limit': 'يظهر حدك هنا عندما يصبح لديك حد.',
  'lendingDashboard.pending.title': 'أُرسل تقييم الائتمان الخاص بك',
  'lendingDashboard.pending.text':
    'لا تخبرنا خدمة التمويل متى تقرر. يظهر حدك هنا عندما يصبح لديك حد. لا تحتاج إلى إرسال أي شيء مرة أخرى.',
  'lendingDashboard.expired.title': 'تحتاج إلى حد ائتمان جديد',
  'lendingDashboard.expired.text':
    'انتهت صلاحية حدك، فلا يمكنك سحب التمويل به. اطلب حدًا جديدًا من الفريق الذي منحك الحد.',
  'lendingDashboard.actions': 'إجراءات سريعة',
  'lendingDashboard.action.withdraw': 'تحويل المال',
  'lendingDashboard.action.requestDrawdown': 'طلب سحب تمويل',
  'lendingDashboard.action.registerCustomer': 'تسجيل عميل',
  'lendingDashboard.action.registerTransactions': 'تسجيل معاملة',
  'lendingDashboard.action.reconcileRepayments': 'تسجيل سداد',
  'lendingDashboard.action.submitCreditAssessment': 'بدء تقييم الائتمان',
  'lendingDashboard.back': 'العودة إلى النظرة العامة',
}
