import type { mobileMoneyPicker as english } from '../../copy/en/mobileMoneyPicker.ts'
import type { Translation } from '../Translation.ts'

export const mobileMoneyPicker: Translation<typeof english> = {
  'mobileMoney.correspondent': 'Opérateur mobile money',
  'mobileMoney.number': 'Numéro de mobile',
  'mobileMoney.number.hint': 'Avec ou sans l’indicatif du pays.',
  'mobileMoney.none': 'Aucun opérateur mobile money n’est configuré.',
  'mobileMoney.choose': 'Choisissez un opérateur',
}
