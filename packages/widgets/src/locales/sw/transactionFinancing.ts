import type { transactionFinancing as english } from '../../copy/en/transactionFinancing.ts'
import type { Translation } from '../Translation.ts'

export const transactionFinancing: Translation<typeof english> = {
  'transaction.financedAmount': 'Kiasi cha ufadhili',
  'transaction.financedAmountIn': 'Kiasi cha ufadhili, kwa {currency}',
  'transaction.drawdownId': 'Mkupuo',
  'transaction.drawdownId.asking': 'Tunatafuta mkupuo wako unaotumika…',
  'transaction.drawdownId.found': 'Huu ndio mkupuo wako unaotumika.',
  'transaction.drawdownId.none': 'Huna mkupuo unaotumika. Andika nambari ya kumbukumbu ya mkupuo unaoulipia.',
  'transaction.drawdownId.failed':
    'Hatukuweza kutafuta mkupuo wako unaotumika. Andika nambari ya kumbukumbu ya mkupuo unaoulipia.',
  'transaction.instalments': 'Awamu',
  'transaction.instalments.hint': 'Jinsi ufadhili utakavyorejeshwa.',
  'transaction.instalment': 'Awamu ya {number}',
  'transaction.instalment.amount': 'Kiasi',
  'transaction.instalment.startDate': 'Inaanza tarehe',
  'transaction.instalment.dueDate': 'Ilipwe tarehe',
  'transaction.instalment.remove': 'Ondoa',
  'transaction.instalment.removeLabel': 'Ondoa awamu ya {number}',
  'transaction.instalment.add': 'Ongeza awamu',
  'transaction.instalment.added': 'Awamu ya {number} imeongezwa.',
  'transaction.instalment.removed': {
    one: 'Awamu imeondolewa. Imebaki {count}.',
    other: 'Awamu imeondolewa. Zimebaki {count}.',
  },
  'transaction.split': 'Gawanya kwa usawa',
  'transaction.split.count': 'Awamu ngapi?',
  'transaction.split.hint': 'Kila mwezi mmoja, badala ya zile zilizo hapa chini.',
  'transaction.split.done': {
    one: 'Sasa kuna awamu {count}.',
    other: 'Sasa kuna awamu {count} zilizo sawa.',
  },
  'transaction.split.error.count': 'Andika idadi ya awamu unazotaka, kuanzia 1 hadi 60',
  'transaction.split.error.amount': 'Kwanza andika hapo juu kiasi kinachoweza kugawanywa',
  'transaction.total.instalments': 'Jumla ya awamu',
  'transaction.total.financed': 'Ufadhili',
  'transaction.total.payable': 'Mteja atalipa',
  'transaction.warning.FINANCED_ABOVE_PAYABLE':
    'Hiki ni zaidi ya {payable} ambazo mteja atalipa. Unaweza kuendelea ikiwa una uhakika.',
  'transaction.warning.INSTALMENTS_DIFFER':
    'Jumla ya awamu ni {total}, ambayo si kiasi cha ufadhili wala kile ambacho mteja atalipa. Unaweza kuendelea ikiwa una uhakika.',
  'transaction.warning.INSTALMENTS_OUTSIDE_DATES':
    'Kuna awamu inayoanza kabla ya tarehe ya kupewa pesa au inayopaswa kulipwa baada ya tarehe ya malipo inayotarajiwa. Unaweza kuendelea ikiwa una uhakika.',
}
