import type { activeDrawdown as english } from '../../copy/en/activeDrawdown.ts'
import type { Translation } from '../Translation.ts'

export const activeDrawdown: Translation<typeof english> = {
  'activeDrawdown.title': 'Ẹ̀yáwó tó ń ṣiṣẹ́',
  'activeDrawdown.drawn': 'Iye tí ẹ gbà',
  'activeDrawdown.outstanding': 'Iye tó kù láti san padà',
  'activeDrawdown.repaid': 'Iye tí ẹ ti san padà',
  'activeDrawdown.meter': 'Ẹ ti san {repaid} padà nínú {expected} ({percent})',
  'activeDrawdown.dueOn': 'A retí rẹ̀ títí di',
  'activeDrawdown.maturity': 'Ọjọ́ ìparí àkókò',
  'activeDrawdown.disbursedOn': 'Ọjọ́ tí a san án fún yín',
  'activeDrawdown.tenor': 'Iye àkókò',
  'activeDrawdown.days': { other: 'Ọjọ́ {count}' },
  'activeDrawdown.none.title': 'Kò sí ẹ̀yáwó tó ń ṣiṣẹ́',
  'activeDrawdown.none.text': 'Tí ẹ bá gba ẹ̀yáwó nínú gbèdéke yín, iye tí ẹ jẹ yóò hàn níbí.',
  'activeDrawdown.request': 'Béèrè fún ẹ̀yáwó',
  'activeDrawdown.repay': 'San padà',
  'activeDrawdown.status.pending': 'Ó ń dúró',
  'activeDrawdown.status.paid': 'A ti san án',
  'activeDrawdown.status.none': 'Kò sí ipò',
  'activeDrawdown.dueSoon': { other: 'Ó ku ọjọ́ {count} kí ọjọ́ ìsanpadà pé' },
  'activeDrawdown.dueToday': 'Òní ni ọjọ́ ìsanpadà',
  'activeDrawdown.overdue': { other: 'Ó ti fi ọjọ́ {count} kọjá ọjọ́ ìsanpadà' },
  'activeDrawdown.overdueNote':
    'Àwa fúnra wa la ṣírò èyí láti inú àwọn ọjọ́ náà. Ètò ẹ̀yáwó kò tíì sọ pé ẹ̀yáwó yìí ti kọjá ọjọ́ rẹ̀.',
  'activeDrawdown.paidOn': 'A san án ní {date}.',
  'activeDrawdown.currencyUnknown': 'Ètò ẹ̀yáwó kò sọ irú owó tí iye wọ̀nyí jẹ́.',
  'activeDrawdown.failed': 'A kò lè ṣàfihàn ẹ̀yáwó yín',
}
