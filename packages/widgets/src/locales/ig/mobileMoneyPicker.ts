import type { mobileMoneyPicker as english } from '../../copy/en/mobileMoneyPicker.ts'
import type { Translation } from '../Translation.ts'

export const mobileMoneyPicker: Translation<typeof english> = {
  'mobileMoney.correspondent': 'Netwọk mobile money',
  'mobileMoney.number': 'Nọmba ekwentị',
  'mobileMoney.number.hint': 'I nwere ike itinye koodu mba ma ọ bụ hapụ ya.',
  'mobileMoney.none': 'A hazibeghị netwọk mobile money ọ bụla.',
  'mobileMoney.choose': 'Họrọ netwọk',
}
