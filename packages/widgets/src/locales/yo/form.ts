import type { form as english } from '../../copy/en/form.ts'
import type { Translation } from '../Translation.ts'

export const form: Translation<typeof english> = {
  'form.continue': 'Tẹ̀síwájú',
  'form.back': 'Padà sẹ́yìn',
  'form.step': 'Ìgbésẹ̀ {current} nínú {total}',
  'form.optional': '(kò pọn dandan)',
  'form.draftRestored': 'A tọ́jú ohun tí ẹ ti tẹ̀. A kì í tọ́jú nọ́ńbà ìdánimọ̀, àkáǹtì àti fóònù.',
  'form.discardDraft': 'Bẹ̀rẹ̀ pẹ̀lú fọ́ọ̀mù òfo',
}
