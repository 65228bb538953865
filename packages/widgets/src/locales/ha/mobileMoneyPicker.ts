import type { mobileMoneyPicker as english } from '../../copy/en/mobileMoneyPicker.ts'
import type { Translation } from '../Translation.ts'

export const mobileMoneyPicker: Translation<typeof english> = {
  'mobileMoney.correspondent': 'Kamfanin kuɗin waya',
  'mobileMoney.number': 'Lambar wayar hannu',
  'mobileMoney.number.hint': 'Tare da lambar ƙasa ko babu.',
  'mobileMoney.none': 'Ba a saita kamfanonin kuɗin waya ba.',
  'mobileMoney.choose': 'Zaɓi kamfani',
}
