import type { transactionFinancing as english } from '../../copy/en/transactionFinancing.ts'
import type { Translation } from '../Translation.ts'

export const transactionFinancing: Translation<typeof english> = {
  'transaction.financedAmount': 'Adadin rancen',
  'transaction.financedAmountIn': 'Adadin rancen, a {currency}',
  'transaction.drawdownId': 'Ɗibar rance',
  'transaction.drawdownId.asking': 'Ana neman ɗibar rancenku da ke aiki…',
  'transaction.drawdownId.found': 'Wannan ita ce ɗibar rancenku da ke aiki.',
  'transaction.drawdownId.none':
    'Ba ku da ɗibar rance da ke aiki. Ku shigar da lambar bibiya ta ɗibar rancen da za a biya wannan da ita.',
  'transaction.drawdownId.failed':
    'Ba mu iya nemo ɗibar rancenku da ke aiki ba. Ku shigar da lambar bibiya ta ɗibar rancen da za a biya wannan da ita.',
  'transaction.instalments': 'Kasoshin biya',
  'transaction.instalments.hint': 'Yadda za a mayar da rancen.',
  'transaction.instalment': 'Kashi na {number}',
  'transaction.instalment.amount': 'Adadin kuɗi',
  'transaction.instalment.startDate': 'Ranar farawa',
  'transaction.instalment.dueDate': 'Ranar biya',
  'transaction.instalment.remove': 'Cire',
  'transaction.instalment.removeLabel': 'Cire kashi na {number}',
  'transaction.instalment.add': 'Ƙara kashin biya',
  'transaction.instalment.added': 'An ƙara kashi na {number}.',
  'transaction.instalment.removed': {
    one: 'An cire kashin biya. Saura {count}.',
    other: 'An cire kashin biya. Saura {count}.',
  },
  'transaction.split': 'Raba daidai',
  'transaction.split.count': 'Kasoshin biya nawa?',
  'transaction.split.hint': 'Wata ɗaya tsakanin kowane, a madadin waɗanda ke ƙasa.',
  'transaction.split.done': {
    one: 'Yanzu akwai kashin biya {count}.',
    other: 'Yanzu akwai kasoshin biya {count} daidai da juna.',
  },
  'transaction.split.error.count': 'Ku shigar da yawan kasoshin biya da kuke so, daga 1 zuwa 60',
  'transaction.split.error.amount': 'Ku fara shigar da adadin da za a iya rabawa a sama',
  'transaction.total.instalments': 'Kasoshin biya duka',
  'transaction.total.financed': 'Rance',
  'transaction.total.payable': 'Abokin ciniki zai biya',
  'transaction.warning.FINANCED_ABOVE_PAYABLE':
    'Wannan ya fi {payable} da abokin ciniki zai biya. Kuna iya ci gaba idan kun tabbata.',
  'transaction.warning.INSTALMENTS_DIFFER':
    'Jimillar kasoshin biya ita ce {total}. Ba daidai take da rancen ba, kuma ba daidai take da abin da abokin ciniki zai biya ba. Kuna iya ci gaba idan kun tabbata.',
  'transaction.warning.INSTALMENTS_OUTSIDE_DATES':
    'Wani kashin biya ya fara kafin ranar ba da kuɗi, ko ranar biyansa ta wuce ranar da ake sa ran biya. Kuna iya ci gaba idan kun tabbata.',
}
