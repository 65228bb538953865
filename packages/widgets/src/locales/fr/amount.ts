import type { amount as english } from '../../copy/en/amount.ts'
import type { Translation } from '../Translation.ts'

export const amount: Translation<typeof english> = {
  'amount.read': 'C’est-à-dire {amount}',
  'amount.which': 'De quel montant s’agit-il ?',
  'amount.error.AMOUNT_NOT_A_NUMBER': 'Saisissez le montant en chiffres, par exemple 50000',
  'amount.error.AMOUNT_AMBIGUOUS': 'Précisez de quel montant il s’agit',
  'amount.error.AMOUNT_TOO_MANY_DECIMALS': 'Saisissez un montant avec moins de décimales',
  'amount.error.AMOUNT_NOT_POSITIVE': 'Saisissez un montant supérieur à zéro',
  'amount.error.AMOUNT_TOO_PRECISE': 'Ce montant a trop de chiffres pour être envoyé',
}
