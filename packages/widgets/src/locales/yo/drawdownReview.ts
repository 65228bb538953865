import type { drawdownReview as english } from '../../copy/en/drawdownReview.ts'
import type { Translation } from '../Translation.ts'

export const drawdownReview: Translation<typeof english> = {
  'drawdown.review.title': 'Ẹ yẹ̀ ẹ́ wò kí ẹ tó béèrè',
  'drawdown.review.text':
    'Ẹ ka gbogbo ìlà. Owó tí a bá san jáde máa wọ inú àpótí owó yín, ẹ sì gbọ́dọ̀ san án padà pẹ̀lú iye tó ná yín.',
  'drawdown.review.amount': 'Ẹ ń béèrè fún',
  'drawdown.review.tenor': 'Iye àkókò',
  'drawdown.review.available': 'Iye tí ẹ lè gbà báyìí',
  'drawdown.review.running': 'Ẹ̀yáwó tó ń ṣiṣẹ́ báyìí',
  'drawdown.review.cost': 'Ìfojúdá wa nípa iye tó máa ná yín',
  'drawdown.review.over': 'Èyí ju iye tí ẹ lè gbà lọ. Ètò ẹ̀yáwó lè kọ̀ ọ́.',
  'drawdown.review.oldLimit': 'A kò lè tún gbèdéke ẹ̀yáwó yín kà. Iye tí ẹ lè gbà ti lè yí padà.',
  'drawdown.confirm': 'Béèrè fún {amount}',
  'drawdown.sending': 'À ń fi ìbéèrè yín ránṣẹ́. Ẹ jẹ́ kí ojú-ewé yìí wà ní ṣíṣí.',
  'drawdown.duplicate.title': 'Ó ṣeé ṣe kí ẹ ti béèrè fún èyí tẹ́lẹ̀',
  'drawdown.duplicate.text': 'Irú ìbéèrè yìí ti wáyé tẹ́lẹ̀. A kò fi ohun tuntun kankan ránṣẹ́.',
  'drawdown.duplicate.confirm': 'Béèrè fún {amount} mìíràn',
  'drawdown.progress.waiting.title': 'À ń dúró kí ẹ̀yáwó náà bẹ̀rẹ̀ iṣẹ́',
  'drawdown.progress.waiting.text':
    'Ètò ẹ̀yáwó kì í fi ìròyìn ránṣẹ́ tó bá bẹ̀rẹ̀. A ó máa wo ẹ̀yáwó yín tó ń ṣiṣẹ́ níwọ̀n ìgbà tí ojú-ewé yìí bá wà ní ṣíṣí.',
  'drawdown.progress.active.title': 'Ẹ̀yáwó {amount} ti ń ṣiṣẹ́ báyìí',
  'drawdown.progress.active.text':
    'A mọ èyí láti inú ẹ̀yáwó yín tó ń ṣiṣẹ́: ètò ẹ̀yáwó kò fi ìròyìn kankan ránṣẹ́ nípa rẹ̀. Láti fi owó ránṣẹ́ jáde nínú àpótí owó yín, ẹ yọ owó.',
  'drawdown.progress.noNews.title': {
    other: 'Láti wákàtí {count}, kò tíì sí ẹ̀yáwó iye yìí tó bẹ̀rẹ̀ iṣẹ́',
  },
  'drawdown.progress.noNews.text':
    'Ètò ẹ̀yáwó kì í fi ìròyìn ránṣẹ́ nípa rẹ̀. Kí ẹ tó tún béèrè, ẹ fi nọ́ńbà ìtọ́kasí ìsàlẹ̀ yìí kàn sí ẹ̀ka ìrànlọ́wọ́.',
  'drawdown.progress.checkAgain': 'Tún yẹ̀ ẹ́ wò',
  'drawdown.progress.withdraw': 'Yọ owó',
}
