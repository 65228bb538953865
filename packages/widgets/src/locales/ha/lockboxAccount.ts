import type { lockboxAccount as english } from '../../copy/en/lockboxAccount.ts'
import type { Translation } from '../Translation.ts'

export const lockboxAccount: Translation<typeof english> = {
  'lockboxAccount.title': 'Keɓaɓɓen asusu',
  'lockboxAccount.failed': 'Ba mu iya loda keɓaɓɓen asusunku ba',
  'lockboxAccount.number': 'Lambar asusu',
  'lockboxAccount.numberUnknown': 'Ba a faɗa ba',
  'lockboxAccount.name': 'Sunan asusu',
  'lockboxAccount.bank': 'Banki',
  'lockboxAccount.copyNumber': 'Kwafa lambar asusu',
  'lockboxAccount.share': 'Raba',
  'lockboxAccount.print': 'Buga',
  'lockboxAccount.moneyIn': 'Kuɗi masu shigowa: ɗibar rance tana kawo kuɗi cikin wannan asusu.',
  'lockboxAccount.moneyOut':
    'Kuɗi masu fita: fitar da kuɗi yana tura kuɗi daga wannan asusu zuwa asusun banki ko na kuɗi ta waya.',
  'lockboxAccount.noBalance':
    'Sabis ɗin rance ba ya faɗa mana abin da ya rage a asusun, don haka ba ma nuna shi.',
  'lockboxAccount.removed': 'An cire wannan asusu ranar {date}. Kada ku tura kuɗi zuwa gare shi.',
  'lockboxAccount.none.title': 'Babu keɓaɓɓen asusu tukuna',
  'lockboxAccount.none.text': 'Idan sabis ɗin rance ya buɗe asusunku, lambarsa za ta bayyana a nan.',
}
