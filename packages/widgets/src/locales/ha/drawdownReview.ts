import type { drawdownReview as english } from '../../copy/en/drawdownReview.ts'
import type { Translation } from '../Translation.ts'

export const drawdownReview: Translation<typeof english> = {
  'drawdown.review.title': 'Ku duba kafin ku nema',
  'drawdown.review.text':
    'Ku karanta kowane layi. Kuɗin da aka bayar suna shiga keɓaɓɓen asusunku, kuma dole a mayar da su tare da abin da aka caje.',
  'drawdown.review.amount': 'Kuna neman',
  'drawdown.review.tenor': 'Na tsawon',
  'drawdown.review.available': 'Abin da za a iya ɗiba yanzu',
  'drawdown.review.running': 'Ɗibar rance da ke aiki yanzu',
  'drawdown.review.cost': 'Kuɗin da za a caje, kiyasinmu',
  'drawdown.review.over': 'Wannan ya fi abin da za a iya ɗiba. Sabis ɗin rance zai iya ƙi.',
  'drawdown.review.oldLimit':
    'Ba mu iya sake karanta iyakar rancenku ba. Mai yiwuwa abin da za a iya ɗiba ya canja.',
  'drawdown.confirm': 'Nemi {amount}',
  'drawdown.sending': 'Ana tura buƙatarku. Kada ku rufe wannan shafi.',
  'drawdown.duplicate.title': 'Mai yiwuwa kun riga kun nemi wannan',
  'drawdown.duplicate.text': 'An yi irin wannan buƙata a baya. Ba a tura wani sabon abu ba.',
  'drawdown.duplicate.confirm': 'Nemi wani {amount}',
  'drawdown.progress.waiting.title': 'Ana jiran ɗibar rancen ta fara aiki',
  'drawdown.progress.waiting.text':
    'Sabis ɗin rance ba ya aiko da saƙo idan ta fara aiki. Muna ci gaba da duba ɗibar rancenku da ke aiki muddin wannan shafi yana buɗe.',
  'drawdown.progress.active.title': 'Yanzu ɗibar rance ta {amount} tana aiki',
  'drawdown.progress.active.text':
    'Mun gano haka ne daga ɗibar rancenku da ke aiki: sabis ɗin rance bai aiko da saƙo ba. Don tura kuɗi daga keɓaɓɓen asusunku, ku nemi fitar da kuɗi.',
  'drawdown.progress.noNews.title': {
    one: 'Awa {count} ke nan babu ɗibar rance ta wannan adadi da ta fara aiki',
    other: 'Awa {count} ke nan babu ɗibar rance ta wannan adadi da ta fara aiki',
  },
  'drawdown.progress.noNews.text':
    'Sabis ɗin rance ba ya aiko da saƙo game da ita. Ku tuntuɓi masu taimako da lambar bibiya da ke ƙasa kafin ku sake nema.',
  'drawdown.progress.checkAgain': 'Sake dubawa',
  'drawdown.progress.withdraw': 'Fitar da kuɗi',
}
