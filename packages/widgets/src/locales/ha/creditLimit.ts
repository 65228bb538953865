import type { creditLimit as english } from '../../copy/en/creditLimit.ts'
import type { Translation } from '../Translation.ts'

export const creditLimit: Translation<typeof english> = {
  'creditLimit.title': 'Iyakar rance',
  'creditLimit.available': 'Abin da za a iya ɗiba',
  'creditLimit.notStated': 'Ba a faɗa ba',
  'creditLimit.limit': 'Iyaka',
  'creditLimit.drawn': 'An ɗiba',
  'creditLimit.meter': 'An ɗibi {drawn} daga cikin {limit}',
  'creditLimit.meterPercent': 'An ɗibi {drawn} daga cikin {limit} ({percent})',
  'creditLimit.overdrawn': 'Abin da aka ɗiba ya wuce iyakar da aka yarda.',
  'creditLimit.fullyDrawn': 'An ɗibe iyakar duka.',
  'creditLimit.none.title': 'Babu iyakar rance tukuna',
  'creditLimit.none.text': 'Da zarar an amince da tantancewar rancenku, iyakarku za ta bayyana a nan.',
  'creditLimit.status.active': 'Tana aiki',
  'creditLimit.status.expired': 'Ta ƙare',
  'creditLimit.status.closed': 'An rufe',
  'creditLimit.status.none': 'Babu matsayi',
  'creditLimit.expired': 'Wannan iyaka ta ƙare. Ba za ku iya ƙara ɗiba daga gare ta ba.',
  'creditLimit.expiredOn': 'Wannan iyaka ta ƙare ranar {date}. Ba za ku iya ƙara ɗiba daga gare ta ba.',
  'creditLimit.closed': 'An rufe wannan iyaka. Ba za ku iya ƙara ɗiba daga gare ta ba.',
  'creditLimit.validUntil': 'Tana aiki har zuwa',
  'creditLimit.inDollars': 'A dalar Amurka',
  'creditLimit.request': 'Nemi ɗibar rance',
  'creditLimit.failed': 'Ba mu iya loda iyakar rancenku ba',
}
