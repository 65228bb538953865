import type { drawdownReview as english } from '../../copy/en/drawdownReview.ts'
import type { Translation } from '../Translation.ts'

export const drawdownReview: Translation<typeof english> = {
  'drawdown.review.title': 'Lelee tupu ị rịọ',
  'drawdown.review.text':
    'Gụọ ahịrị niile. Ego e nyere ga-abanye n’igbe ego gị, a ga-akwụghachikwa ya tinyere ego o riri.',
  'drawdown.review.amount': 'Ego ị na-arịọ',
  'drawdown.review.tenor': 'Ogologo oge',
  'drawdown.review.available': 'Ego dị ugbu a',
  'drawdown.review.running': 'Mgbaziri ego dị ugbu a',
  'drawdown.review.cost': 'Ego ọ ga-eri, n’atụmatụ anyị',
  'drawdown.review.over': 'Nke a karịrị ego dị. Ndị ọrụ mgbazinye nwere ike ịjụ ya.',
  'drawdown.review.oldLimit': 'Anyị enweghị ike ịgụ ókè mgbaziri gị ọzọ. Ego dị nwere ike ịgbanweela.',
  'drawdown.confirm': 'Rịọ {amount}',
  'drawdown.sending': 'Na-eziga arịrịọ gị. Emechikwala peeji a.',
  'drawdown.duplicate.title': 'O nwere ike na ị rịọlarị nke a',
  'drawdown.duplicate.text': 'E mere arịrịọ dị ka nke a tupu ugbu a. E zigaghị ihe ọhụrụ ọ bụla.',
  'drawdown.duplicate.confirm': 'Rịọkwa {amount} ọzọ',
  'drawdown.progress.waiting.title': 'A na-eche ka mgbaziri ego ahụ malite',
  'drawdown.progress.waiting.text':
    'Ndị ọrụ mgbazinye anaghị eziga ozi mgbe ọ malitere. Anyị na-elele mgbaziri ego gị oge niile peeji a meghere.',
  'drawdown.progress.active.title': 'Mgbaziri ego nke {amount} amalitela ugbu a',
  'drawdown.progress.active.text':
    'Anyị si na mgbaziri ego gị dị ugbu a mata nke a: ndị ọrụ mgbazinye ezigaghị ozi banyere ya. Iji zipụ ego site n’igbe ego gị, mee mwepụ ego.',
  'drawdown.progress.noNews.title': {
    other: 'Awa {count} agafeela, mana mgbaziri ego ruru ego a amalitebeghị',
  },
  'drawdown.progress.noNews.text':
    'Ndị ọrụ mgbazinye anaghị eziga ozi banyere ya. Jiri nọmba ntụaka dị n’okpuru kpọtụrụ ndị enyemaka tupu ị rịọ ọzọ.',
  'drawdown.progress.checkAgain': 'Lelee ọzọ',
  'drawdown.progress.withdraw': 'Mee mwepụ ego',
}
