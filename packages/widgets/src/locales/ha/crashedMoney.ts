import type { crashedMoney as english } from '../../copy/en/crashedMoney.ts'
import type { Translation } from '../Translation.ts'

export const crashedMoney: Translation<typeof english> = {
  'common.crashedMoney.title': 'Ba mu iya nuna abin da ya faru ba',
  'common.crashedMoney.text': 'Mai yiwuwa an tura. Kada ku sake turawa. Ku fara duba buƙatunku na baya.',
  'common.crashedForm.text': 'Ba a tura komai ba. Ku sake gwadawa, ko ku sake loda shafin.',
}
