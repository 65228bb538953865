import type { creditAssessmentReceipt as english } from '../../copy/en/creditAssessmentReceipt.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReceipt: Translation<typeof english> = {
  'creditAssessment.receipt.title': 'Ayánilówó ti gba àwọn ìwé yín',
  'creditAssessment.receipt.text':
    'Gbígbà kì í ṣe ìfọwọ́sí. Ayánilówó yóò kà wọ́n, ẹ ó sì gbọ́ láti ọ̀dọ̀ rẹ̀. A kò ṣèlérí ọjọ́ kankan, a kò sì ní fi ìpinnu hàn níbí: gbèdéke yín yóò hàn tó bá ti wà.',
  'creditAssessment.receipt.reference': 'Nọ́ńbà ìtọ́kasí',
  'creditAssessment.receipt.sentAt': 'Ìgbà tí a fi ránṣẹ́',
  'creditAssessment.receipt.files': 'Àwọn fáìlì',
  'creditAssessment.receipt.filesValue': { other: 'Fáìlì {count}, {size}' },
  'creditAssessment.receipt.list': 'Ohun tí a fi ránṣẹ́',
  'creditAssessment.receipt.listText':
    'Àwọn lẹ́tà tó wà lẹ́yìn orúkọ kọ̀ọ̀kan ni ìbẹ̀rẹ̀ àmì ìdánimọ̀ fáìlì (checksum): wọ́n máa fi hàn lọ́jọ́ iwájú fáìlì tó jẹ́ gan-an.',
  'creditAssessment.receipt.copy': 'Ṣe ẹ̀dà ìtọ́kasí',
  'creditAssessment.receipt.print': 'Tẹ̀ ẹ́ sórí ìwé tàbí fi pamọ́',
  'creditAssessment.receipt.another': 'Fi àyẹ̀wò mìíràn ránṣẹ́',
}
