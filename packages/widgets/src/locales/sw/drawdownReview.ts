import type { drawdownReview as english } from '../../copy/en/drawdownReview.ts'
import type { Translation } from '../Translation.ts'

export const drawdownReview: Translation<typeof english> = {
  'drawdown.review.title': 'Kagua kabla ya kuomba',
  'drawdown.review.text':
    'Soma kila mstari. Pesa utakazopewa zinaingia kwenye akaunti yako maalumu, na ni lazima zirejeshwe pamoja na gharama yake.',
  'drawdown.review.amount': 'Unaomba',
  'drawdown.review.tenor': 'Kwa muda wa',
  'drawdown.review.available': 'Unachoweza kuchukua sasa',
  'drawdown.review.running': 'Mkupuo unaotumika sasa',
  'drawdown.review.cost': 'Makadirio yetu ya gharama',
  'drawdown.review.over': 'Hiki ni zaidi ya kiasi unachoweza kuchukua. Huduma inaweza kukataa.',
  'drawdown.review.oldLimit':
    'Hatukuweza kusoma tena kikomo chako cha mkopo. Huenda kiasi unachoweza kuchukua kimebadilika.',
  'drawdown.confirm': 'Omba {amount}',
  'drawdown.sending': 'Ombi lako linatumwa. Usifunge ukurasa huu.',
  'drawdown.duplicate.title': 'Huenda umeshaomba mkupuo huu',
  'drawdown.duplicate.text': 'Ombi kama hili liliwekwa hapo awali. Hakuna kipya kilichotumwa.',
  'drawdown.duplicate.confirm': 'Omba {amount} nyingine',
  'drawdown.progress.waiting.title': 'Tunasubiri mkupuo uanze kutumika',
  'drawdown.progress.waiting.text':
    'Huduma haitumi ujumbe mkupuo unapoanza kutumika. Tunaendelea kuangalia mkupuo wako unaotumika ukurasa huu ukiwa wazi.',
  'drawdown.progress.active.title': 'Mkupuo wa {amount} sasa unatumika',
  'drawdown.progress.active.text':
    'Tumejua hili kutokana na mkupuo wako unaotumika: huduma haikutuma ujumbe kuuhusu. Ili kutuma pesa nje ya akaunti yako maalumu, fanya utoaji wa pesa.',
  'drawdown.progress.noNews.title': {
    one: 'Hakuna mkupuo wa kiasi hiki ulioanza kutumika kwa saa {count}',
    other: 'Hakuna mkupuo wa kiasi hiki ulioanza kutumika kwa saa {count}',
  },
  'drawdown.progress.noNews.text':
    'Huduma haitumi ujumbe kuuhusu. Wasiliana na usaidizi ukitumia nambari ya kumbukumbu iliyo hapa chini kabla ya kuomba tena.',
  'drawdown.progress.checkAgain': 'Angalia tena',
  'drawdown.progress.withdraw': 'Toa pesa',
}
