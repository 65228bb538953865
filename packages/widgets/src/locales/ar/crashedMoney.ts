import type { crashedMoney as english } from '../../copy/en/crashedMoney.ts'
import type { Translation } from '../Translation.ts'

export const crashedMoney: Translation<typeof english> = {
  'common.crashedMoney.title': 'تعذر علينا عرض ما حدث',
  'common.crashedMoney.text': 'ربما أُرسل الطلب. لا ترسله مرة أخرى. راجع طلباتك السابقة أولًا.',
  'common.crashedForm.text': 'لم يُرسل شيء. حاول مرة أخرى أو أعد تحميل الصفحة.',
}
