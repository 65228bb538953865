import type { transactionFinancing as english } from '../../copy/en/transactionFinancing.ts'
import type { Translation } from '../Translation.ts'

export const transactionFinancing: Translation<typeof english> = {
  'transaction.financedAmount': 'Iye ìgbówósílẹ̀',
  'transaction.financedAmountIn': 'Iye ìgbówósílẹ̀, ní {currency}',
  'transaction.drawdownId': 'Ẹ̀yáwó',
  'transaction.drawdownId.asking': 'À ń wá ẹ̀yáwó yín tó ń ṣiṣẹ́…',
  'transaction.drawdownId.found': 'Ẹ̀yáwó yín tó ń ṣiṣẹ́ nìyí.',
  'transaction.drawdownId.none': 'Ẹ kò ní ẹ̀yáwó tó ń ṣiṣẹ́. Ẹ tẹ nọ́ńbà ìtọ́kasí ẹ̀yáwó tó máa san án.',
  'transaction.drawdownId.failed':
    'A kò lè wá ẹ̀yáwó yín tó ń ṣiṣẹ́ jáde. Ẹ tẹ nọ́ńbà ìtọ́kasí ẹ̀yáwó tó máa san án.',
  'transaction.instalments': 'Àwọn ìpín ìsan',
  'transaction.instalments.hint': 'Bí a ó ṣe san ìgbówósílẹ̀ náà padà.',
  'transaction.instalment': 'Ìpín ìsan {number}',
  'transaction.instalment.amount': 'Iye owó',
  'transaction.instalment.startDate': 'Ọjọ́ tó bẹ̀rẹ̀',
  'transaction.instalment.dueDate': 'Ọjọ́ sísan',
  'transaction.instalment.remove': 'Yọ kúrò',
  'transaction.instalment.removeLabel': 'Yọ ìpín ìsan {number} kúrò',
  'transaction.instalment.add': 'Fi ìpín ìsan kún un',
  'transaction.instalment.added': 'A ti fi ìpín ìsan {number} kún un.',
  'transaction.instalment.removed': { other: 'A ti yọ ìpín ìsan náà kúrò. Ó ku {count}.' },
  'transaction.split': 'Pín in dọ́gba',
  'transaction.split.count': 'Ìpín ìsan mélòó?',
  'transaction.split.hint': 'Oṣù kan láàárín wọn, dípò àwọn tó wà nísàlẹ̀.',
  'transaction.split.done': { other: 'Ìpín ìsan {count} tó dọ́gba ló wà báyìí.' },
  'transaction.split.error.count': 'Ẹ tẹ iye ìpín ìsan tí ẹ fẹ́, láti 1 sí 60',
  'transaction.split.error.amount': 'Ẹ kọ́kọ́ tẹ iye owó tó ṣeé pín sí òkè',
  'transaction.total.instalments': 'Àpapọ̀ ìpín ìsan',
  'transaction.total.financed': 'Ìgbówósílẹ̀',
  'transaction.total.payable': 'Iye tí oníbàárà máa san',
  'transaction.warning.FINANCED_ABOVE_PAYABLE':
    'Èyí ju {payable} tí oníbàárà máa san lọ. Ẹ lè tẹ̀síwájú tó bá dá yín lójú.',
  'transaction.warning.INSTALMENTS_DIFFER':
    'Àpapọ̀ ìpín ìsan jẹ́ {total}. Kò bá ìgbówósílẹ̀ mu, kò sì bá iye tí oníbàárà máa san mu. Ẹ lè tẹ̀síwájú tó bá dá yín lójú.',
  'transaction.warning.INSTALMENTS_OUTSIDE_DATES':
    'Ìpín ìsan kan bẹ̀rẹ̀ ṣáájú ọjọ́ ìsanwó jáde, tàbí ọjọ́ sísan rẹ̀ wà lẹ́yìn ọjọ́ tí a retí ìsanwó. Ẹ lè tẹ̀síwájú tó bá dá yín lójú.',
}
