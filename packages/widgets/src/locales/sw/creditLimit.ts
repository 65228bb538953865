import type { creditLimit as english } from '../../copy/en/creditLimit.ts'
import type { Translation } from '../Translation.ts'

export const creditLimit: Translation<typeof english> = {
  'creditLimit.title': 'Kikomo cha mkopo',
  'creditLimit.available': 'Unachoweza kuchukua',
  'creditLimit.notStated': 'Haijatajwa',
  'creditLimit.limit': 'Kikomo',
  'creditLimit.drawn': 'Kilichochukuliwa',
  'creditLimit.meter': '{drawn} kati ya {limit} zimechukuliwa',
  'creditLimit.meterPercent': '{drawn} kati ya {limit} zimechukuliwa ({percent})',
  'creditLimit.overdrawn': 'Kilichochukuliwa kinazidi kikomo.',
  'creditLimit.fullyDrawn': 'Kikomo chote kimechukuliwa.',
  'creditLimit.none.title': 'Bado huna kikomo cha mkopo',
  'creditLimit.none.text': 'Tathmini yako ya mkopo ikiidhinishwa, kikomo chako kitaonekana hapa.',
  'creditLimit.status.active': 'Kinatumika',
  'creditLimit.status.expired': 'Muda umeisha',
  'creditLimit.status.closed': 'Kimefungwa',
  'creditLimit.status.none': 'Hakuna hali',
  'creditLimit.expired': 'Muda wa kikomo hiki umeisha. Huwezi tena kuchukua pesa kwacho.',
  'creditLimit.expiredOn': 'Muda wa kikomo hiki uliisha tarehe {date}. Huwezi tena kuchukua pesa kwacho.',
  'creditLimit.closed': 'Kikomo hiki kilifungwa. Huwezi tena kuchukua pesa kwacho.',
  'creditLimit.validUntil': 'Kinatumika hadi',
  'creditLimit.inDollars': 'Kwa dola za Marekani',
  'creditLimit.request': 'Omba mkupuo',
  'creditLimit.failed': 'Hatukuweza kupakia kikomo chako cha mkopo',
}
