import type { mobileMoneyPicker as english } from '../../copy/en/mobileMoneyPicker.ts'
import type { Translation } from '../Translation.ts'

export const mobileMoneyPicker: Translation<typeof english> = {
  'mobileMoney.correspondent': 'Operador de dinheiro móvel',
  'mobileMoney.number': 'Número de telemóvel',
  'mobileMoney.number.hint': 'Com ou sem o indicativo do país.',
  'mobileMoney.none': 'Não há operadores de dinheiro móvel configurados.',
  'mobileMoney.choose': 'Escolha um operador',
}
