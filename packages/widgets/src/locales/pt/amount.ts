import type { amount as english } from '../../copy/en/amount.ts'
import type { Translation } from '../Translation.ts'

export const amount: Translation<typeof english> = {
  'amount.read': 'Ou seja, {amount}',
  'amount.which': 'De que valor se trata?',
  'amount.error.AMOUNT_NOT_A_NUMBER': 'Introduza o valor em algarismos, por exemplo 50000',
  'amount.error.AMOUNT_AMBIGUOUS': 'Indique de que valor se trata',
  'amount.error.AMOUNT_TOO_MANY_DECIMALS': 'Introduza um valor com menos casas decimais',
  'amount.error.AMOUNT_NOT_POSITIVE': 'Introduza um valor acima de zero',
  'amount.error.AMOUNT_TOO_PRECISE': 'Este valor tem demasiados algarismos para ser enviado',
}
