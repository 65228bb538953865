import type { creditAssessmentDocuments as english } from '../../copy/en/creditAssessmentDocuments.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentDocuments: Translation<typeof english> = {
  'creditAssessment.document.holdco_incorporation_documents': 'شهادة تأسيس الشركة الأم',
  'creditAssessment.document.holdco_incorporation_documents.hint':
    'شهادة تأسيس الشركة التي تملك شركتك (certificate of incorporation).',
  'creditAssessment.document.opco_incorporation_documents': 'شهادة تأسيس شركتك',
  'creditAssessment.document.opco_incorporation_documents.hint':
    'شهادة تأسيس الشركة التي تزاول النشاط (certificate of incorporation).',
  'creditAssessment.document.memorandum': 'عقد التأسيس ومستندات التسجيل',
  'creditAssessment.document.memorandum.hint': 'المستندات الأصلية التي سُجلت بها شركتك (memorandum).',
  'creditAssessment.document.bank_statements': 'كشوف الحسابات البنكية',
  'creditAssessment.document.bank_statements.hint':
    'آخر 6 أشهر على الأقل، لكل حساب. يكفي ملف واحد لكل حساب أو لكل شهر.',
  'creditAssessment.document.management_profile': 'نبذة عن الشركة وإدارتها',
  'creditAssessment.document.management_profile.hint':
    'تاريخ الشركة، وما تقدمه، ومن يديرها (management profile).',
  'creditAssessment.document.audited_financial_reports': 'القوائم المالية المدققة',
  'creditAssessment.document.audited_financial_reports.hint': 'القوائم التي وقّعها مدقق حساباتك.',
  'creditAssessment.document.shareholders_details': 'المساهمون أو الشركاء',
  'creditAssessment.document.shareholders_details.hint':
    'نموذج السجل التجاري الذي فيه أسماء المالكين وحصة كل منهم.',
  'creditAssessment.document.directors_details': 'أعضاء مجلس الإدارة أو المديرون',
  'creditAssessment.document.directors_details.hint':
    'نموذج السجل التجاري الذي فيه بيانات أعضاء مجلس الإدارة أو المديرين.',
  'creditAssessment.document.business_summary': 'ملخص النشاط',
  'creditAssessment.document.business_summary.hint': 'نظرة عامة على النشاط. تكفي بضع صفحات.',
  'creditAssessment.document.management_financial_report': 'حسابات الإدارة لسنة {year}',
  'creditAssessment.document.management_financial_report.hint':
    'حساباتك أنت لسنة {year}، كما تمسكها الإدارة (management accounts).',
  'creditAssessment.document.loan_book': 'سجل القروض (loan book)',
  'creditAssessment.document.loan_book.hint':
    'سجل بكل معاملاتك لمدة 6 أشهر على الأقل. جدول البيانات هو الأفضل.',
  'creditAssessment.document.side_letter': 'خطاب العرض الموقّع',
  'creditAssessment.document.side_letter.hint':
    'خطاب العرض من جهة التمويل (offer letter) وفيه شروط التمويل، موقّعًا من الطرفين.',
  'creditAssessment.document.board_resolution': 'قرار مجلس الإدارة',
  'creditAssessment.document.board_resolution.hint': 'قرار المجلس الموقّع بأخذ التمويل.',
  'creditAssessment.document.means_of_identification': 'إثبات الهوية',
  'creditAssessment.document.means_of_identification.hint': 'رخصة قيادة أو جواز سفر من يوقّع عن الحساب.',
  'creditAssessment.document.signature_mandate': 'تفويض التوقيع (signature mandate)',
  'creditAssessment.document.signature_mandate.hint': 'النموذج الذي يذكر من يحق له التوقيع عن الحساب.',
  'creditAssessment.document.utility_bill': 'فاتورة كهرباء أو ماء',
  'creditAssessment.document.utility_bill.hint': 'فاتورة حديثة يظهر فيها العنوان.',
  'creditAssessment.document.passport_photograph': 'صورة شخصية',
  'creditAssessment.document.passport_photograph.hint': 'صورة للوجه، كصورة جواز السفر.',
  'creditAssessment.document.bank_forms': 'نماذج فتح الحساب',
  'creditAssessment.document.bank_forms.hint': 'نماذج البنك، مملوءة وموقّعة.',
}
