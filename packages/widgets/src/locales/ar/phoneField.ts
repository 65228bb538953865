import type { phoneField as english } from '../../copy/en/phoneField.ts'
import type { Translation } from '../Translation.ts'

export const phoneField: Translation<typeof english> = {
  'phone.readAs': 'قرأنا هذا الرقم هكذا: {number}.',
  'phone.warning.TOO_SHORT': 'يبدو هذا الرقم قصيرًا جدًا. تحقق منه. يمكنك المتابعة إن كنت متأكدًا.',
  'phone.warning.TOO_LONG': 'يبدو هذا الرقم طويلًا جدًا. تحقق منه. يمكنك المتابعة إن كنت متأكدًا.',
  'phone.warning.UNLIKELY': 'لا يبدو هذا رقم هاتف محمول. تحقق منه. يمكنك المتابعة إن كنت متأكدًا.',
  'phone.warning.OTHER_COUNTRY': 'هذا الرقم من بلد آخر. تحقق منه. يمكنك المتابعة إن كنت متأكدًا.',
}
