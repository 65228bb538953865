import type { creditLimit as english } from '../../copy/en/creditLimit.ts'
import type { Translation } from '../Translation.ts'

export const creditLimit: Translation<typeof english> = {
  'creditLimit.title': 'Gbèdéke ẹ̀yáwó',
  'creditLimit.available': 'Iye tí ẹ lè gbà',
  'creditLimit.notStated': 'Wọn kò sọ ọ́',
  'creditLimit.limit': 'Gbèdéke',
  'creditLimit.drawn': 'Iye tí ẹ ti gbà',
  'creditLimit.meter': 'Ẹ ti gba {drawn} nínú {limit}',
  'creditLimit.meterPercent': 'Ẹ ti gba {drawn} nínú {limit} ({percent})',
  'creditLimit.overdrawn': 'Iye tí ẹ ti gbà ju gbèdéke lọ.',
  'creditLimit.fullyDrawn': 'Ẹ ti gba gbogbo gbèdéke náà tán.',
  'creditLimit.none.title': 'Kò tíì sí gbèdéke ẹ̀yáwó',
  'creditLimit.none.text': 'Tí wọ́n bá ti fọwọ́ sí àyẹ̀wò ẹ̀yáwó yín, gbèdéke yín yóò hàn níbí.',
  'creditLimit.status.active': 'Ó ń ṣiṣẹ́',
  'creditLimit.status.expired': 'Àkókò rẹ̀ ti parí',
  'creditLimit.status.closed': 'Wọ́n ti pa á dé',
  'creditLimit.status.none': 'Kò sí ipò',
  'creditLimit.expired': 'Àkókò gbèdéke yìí ti parí. Ẹ kò lè gba ẹ̀yáwó nínú rẹ̀ mọ́.',
  'creditLimit.expiredOn': 'Àkókò gbèdéke yìí parí ní {date}. Ẹ kò lè gba ẹ̀yáwó nínú rẹ̀ mọ́.',
  'creditLimit.closed': 'Wọ́n ti pa gbèdéke yìí dé. Ẹ kò lè gba ẹ̀yáwó nínú rẹ̀ mọ́.',
  'creditLimit.validUntil': 'Ó ń ṣiṣẹ́ títí di',
  'creditLimit.inDollars': 'Ní dọ́là Amẹ́ríkà',
  'creditLimit.request': 'Béèrè fún ẹ̀yáwó',
  'creditLimit.failed': 'A kò lè ṣàfihàn gbèdéke ẹ̀yáwó yín',
}
