import type { form as english } from '../../copy/en/form.ts'
import type { Translation } from '../Translation.ts'

export const form: Translation<typeof english> = {
  'form.continue': 'متابعة',
  'form.back': 'رجوع',
  'form.step': 'الخطوة {current} من {total}',
  'form.optional': '(اختياري)',
  'form.draftRestored': 'احتفظنا بما كتبته. لا نحتفظ بأرقام الهوية والحسابات والهواتف.',
  'form.discardDraft': 'البدء بنموذج فارغ',
}
