import type { lockboxAccount as english } from '../../copy/en/lockboxAccount.ts'
import type { Translation } from '../Translation.ts'

export const lockboxAccount: Translation<typeof english> = {
  'lockboxAccount.title': 'حساب الإيداع',
  'lockboxAccount.failed': 'تعذر تحميل حساب الإيداع',
  'lockboxAccount.number': 'رقم الحساب',
  'lockboxAccount.numberUnknown': 'غير مذكور',
  'lockboxAccount.name': 'اسم الحساب',
  'lockboxAccount.bank': 'البنك',
  'lockboxAccount.copyNumber': 'نسخ رقم الحساب',
  'lockboxAccount.share': 'مشاركة',
  'lockboxAccount.print': 'طباعة',
  'lockboxAccount.moneyIn': 'المال الداخل: سحب التمويل يُدخل المال إلى هذا الحساب.',
  'lockboxAccount.moneyOut': 'المال الخارج: التحويل يُخرج المال من هذا الحساب إلى حساب بنكي أو محفظة هاتف.',
  'lockboxAccount.noBalance': 'لا تخبرنا الخدمة بالرصيد، لذلك لا نعرض رصيدًا.',
  'lockboxAccount.removed': 'أُزيل هذا الحساب في {date}. لا ترسل إليه مالًا.',
  'lockboxAccount.none.title': 'لا يوجد حساب إيداع بعد',
  'lockboxAccount.none.text': 'عندما تفتح الخدمة حسابك، يظهر رقمه هنا.',
}
