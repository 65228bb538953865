import type { mobileMoneyPicker as english } from '../../copy/en/mobileMoneyPicker.ts'
import type { Translation } from '../Translation.ts'

export const mobileMoneyPicker: Translation<typeof english> = {
  'mobileMoney.correspondent': 'Kampuni ya pesa za simu',
  'mobileMoney.number': 'Nambari ya simu ya mkononi',
  'mobileMoney.number.hint': 'Pamoja na msimbo wa nchi au bila huo.',
  'mobileMoney.none': 'Hakuna kampuni za pesa za simu zilizowekwa.',
  'mobileMoney.choose': 'Chagua kampuni',
}
