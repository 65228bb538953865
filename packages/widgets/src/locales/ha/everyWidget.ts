import type { everyWidget as english } from '../../copy/en/everyWidget.ts'
import type { Translation } from '../Translation.ts'

export const everyWidget: Translation<typeof english> = {
  'common.retry': 'Sake gwadawa',
  'common.loading': 'Ana lodawa',
  'common.newTab': '(yana buɗewa a sabon shafi)',
  'common.close': 'Rufe',
  'common.copy': 'Kwafa',
  'common.copied': 'An kwafa',
  'common.copyRefused': 'Burauzarku ba ta bar mu mu kwafa ba. An zaɓi rubutun: ku kwafa shi daga nan.',
  'common.offline': 'Ba ku da intanet. Wannan shi ne abin da muka gani na ƙarshe, {age}.',
  'common.stale': 'Ba mu iya sabunta wannan ba. Kuna ganin abin da muka gani na ƙarshe, {age}.',
  'common.justNow': 'yanzun nan',
  'common.chunkFailed': 'Ba a iya loda wannan ɓangare ba.',
  'common.chunkFailed.text':
    'Za a sake gwadawa idan kun dawo kan intanet. Idan ta ci gaba da gazawa, ku sake loda shafin.',
  'common.contactSupport': 'Tuntuɓi masu taimako',
  'common.errors.title': 'Akwai matsala',
  'common.crashed.title': 'Wannan ɓangaren shafi ya daina aiki',
  'common.crashed.text': 'Ba a canja komai ba. Ku sake gwadawa, ko ku sake loda shafin.',
  'common.failed.network': 'Ba mu iya kai wa ga sabis ɗin rance ba. Ku duba intanet ɗinku, ku sake gwadawa.',
  'common.failed.offline': 'Ba ku da intanet. Ku haɗa intanet, ku sake gwadawa.',
  'common.failed.server': 'Sabis ɗin rance yana fama da matsala. Ku sake gwadawa bayan ɗan lokaci.',
  'common.failed.busy': 'Buƙatu sun yi yawa lokaci guda. Ku ɗan jira, sannan ku sake gwadawa.',
  'common.failed.credentials':
    'Sabis ɗin rance ba ya karɓar wannan manhaja a yanzu. Jira ba zai taimaka ba. Ku sanar da masu kula da wannan manhaja, ku ba su lambar buƙatar.',
  'common.failed.session': 'Lokacin shigarku ya ƙare. Ku sake shiga don ganin wannan.',
  'common.failed.permission': 'Ba ku da izinin ganin wannan.',
  'common.failed.contract': 'Sabis ɗin rance ya ba da amsar da ba mu iya karantawa ba.',
  'common.failed.noRelay':
    'Ba sabis ɗin rance ne ya amsa ba, don haka ba mu san kome game da kuɗinku a yanzu ba. Ku sake gwadawa. Idan ya ci gaba haka, ku faɗa wa masu taimako.',
  'common.failed.other': 'Ba mu iya loda wannan ba.',
  'common.requestId': 'ID na buƙata',
}
