import type { mobileMoneyPicker as english } from '../../copy/en/mobileMoneyPicker.ts'
import type { Translation } from '../Translation.ts'

export const mobileMoneyPicker: Translation<typeof english> = {
  'mobileMoney.correspondent': 'Kamfanin kuɗi ta waya',
  'mobileMoney.number': 'Lambar wayar hannu',
  'mobileMoney.number.hint': 'Tare da lambar ƙasa ko babu.',
  'mobileMoney.none': 'Ba a saita kamfanonin kuɗi ta waya ba.',
  'mobileMoney.choose': 'Zaɓi kamfani',
}
