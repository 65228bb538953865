import type { everyWidget as english } from '../../copy/en/everyWidget.ts'
import type { Translation } from '../Translation.ts'

export const everyWidget: Translation<typeof english> = {
  'common.retry': 'Jaribu tena',
  'common.loading': 'Inapakia',
  'common.newTab': '(inafunguka kwenye kichupo kipya)',
  'common.close': 'Funga',
  'common.copy': 'Nakili',
  'common.copied': 'Imenakiliwa',
  'common.copyRefused':
    'Kivinjari chako hakikuturuhusu kunakili. Maandishi yamechaguliwa: yanakili kutoka hapa.',
  'common.offline': 'Huna intaneti. Hiki ndicho tulichoona mara ya mwisho, {age}.',
  'common.stale': 'Hatukuweza kusasisha sehemu hii. Unaona tulichoona mara ya mwisho, {age}.',
  'common.justNow': 'sasa hivi',
  'common.chunkFailed': 'Haikuwezekana kupakia sehemu hii.',
  'common.chunkFailed.text': 'Itajaribiwa tena ukirudi mtandaoni. Ikiendelea kushindwa, pakia ukurasa upya.',
  'common.contactSupport': 'Wasiliana na usaidizi',
  'common.errors.title': 'Kuna tatizo',
  'common.crashed.title': 'Sehemu hii ya ukurasa imeacha kufanya kazi',
  'common.crashed.text': 'Hakuna kilichobadilishwa. Jaribu tena, au pakia ukurasa upya.',
  'common.failed.network': 'Hatukuweza kuifikia huduma. Angalia mtandao wako kisha ujaribu tena.',
  'common.failed.offline': 'Huna intaneti. Unganisha intaneti kisha ujaribu tena.',
  'common.failed.server': 'Huduma ina tatizo. Jaribu tena baada ya muda mfupi.',
  'common.failed.busy': 'Maombi ni mengi kwa wakati mmoja. Subiri kidogo, kisha ujaribu tena.',
  'common.failed.credentials':
    'Kwa sasa huduma haikubali programu hii. Kusubiri hakusaidii. Waambie wanaoendesha programu hii, na uwape kitambulisho cha ombi.',
  'common.failed.session': 'Kipindi chako kimeisha. Ingia tena ili uone sehemu hii.',
  'common.failed.permission': 'Huna ruhusa ya kuona sehemu hii.',
  'common.failed.contract': 'Huduma imejibu kwa namna ambayo hatukuweza kuisoma.',
  'common.failed.noRelay':
    'Jibu halikutoka kwa huduma, kwa hiyo hatujui lolote kuhusu pesa zako kwa sasa. Jaribu tena. Ikiendelea hivi, wajulishe watu wa usaidizi.',
  'common.failed.other': 'Hatukuweza kupakia sehemu hii.',
  'common.requestId': 'Kitambulisho cha ombi',
}
