import type { amount as english } from '../../copy/en/amount.ts'
import type { Translation } from '../Translation.ts'

export const amount: Translation<typeof english> = {
  'amount.read': 'Ìyẹn ni {amount}',
  'amount.which': 'Iye owó wo ni ẹ ní lọ́kàn?',
  'amount.error.AMOUNT_NOT_A_NUMBER': 'Ẹ fi nọ́ńbà kọ iye owó náà, bíi 50000',
  'amount.error.AMOUNT_AMBIGUOUS': 'Ẹ sọ iye owó tí ẹ ní lọ́kàn',
  'amount.error.AMOUNT_TOO_MANY_DECIMALS': 'Ẹ dín nọ́ńbà tó tẹ̀lé àmì dẹ́símà kù',
  'amount.error.AMOUNT_NOT_POSITIVE': 'Ẹ tẹ iye owó tó ju òdo lọ',
  'amount.error.AMOUNT_TOO_PRECISE': 'Nọ́ńbà inú iye owó yìí ti pọ̀ ju èyí tí a lè fi ránṣẹ́ lọ',
}
