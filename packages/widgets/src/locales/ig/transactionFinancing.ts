import type { transactionFinancing as english } from '../../copy/en/transactionFinancing.ts'
import type { Translation } from '../Translation.ts'

export const transactionFinancing: Translation<typeof english> = {
  'transaction.financedAmount': 'Ego mgbazinye ole',
  'transaction.financedAmountIn': 'Ego mgbazinye ole, na {currency}',
  'transaction.drawdownId': 'Mgbaziri ego',
  'transaction.drawdownId.asking': 'Na-achọ mgbaziri ego gị dị ugbu a…',
  'transaction.drawdownId.found': 'Nke a bụ mgbaziri ego gị dị ugbu a.',
  'transaction.drawdownId.none':
    'I nweghị mgbaziri ego dị ugbu a. Tinye nọmba ntụaka nke mgbaziri ego e ji akwụ ụgwọ ya.',
  'transaction.drawdownId.failed':
    'Anyị enweghị ike ịchọta mgbaziri ego gị dị ugbu a. Tinye nọmba ntụaka nke mgbaziri ego e ji akwụ ụgwọ ya.',
  'transaction.instalments': 'Nkebi ụgwọ',
  'transaction.instalments.hint': 'Otú a ga-esi kwụghachi ego mgbazinye ahụ.',
  'transaction.instalment': 'Nkebi {number}',
  'transaction.instalment.amount': 'Ego ole',
  'transaction.instalment.startDate': 'Ụbọchị mmalite',
  'transaction.instalment.dueDate': 'Ụbọchị ịkwụ ya',
  'transaction.instalment.remove': 'Hichapụ',
  'transaction.instalment.removeLabel': 'Hichapụ nkebi {number}',
  'transaction.instalment.add': 'Tinye nkebi',
  'transaction.instalment.added': 'E tinyere nkebi {number}.',
  'transaction.instalment.removed': { other: 'E hichapụrụ nkebi ahụ. O fọrọ {count}.' },
  'transaction.split': 'Kee ya nha nha',
  'transaction.split.count': 'Nkebi ole?',
  'transaction.split.hint': 'Otu ọnwa dị n’etiti ha. Ha ga-anọchi ndị dị n’okpuru.',
  'transaction.split.done': { other: 'Nkebi hà nhata dị ugbu a: {count}.' },
  'transaction.split.error.count': 'Tinye nkebi ole ị chọrọ, site na 1 ruo 60',
  'transaction.split.error.amount': 'Buru ụzọ tinye n’elu ego e nwere ike ikewa',
  'transaction.total.instalments': 'Nkebi niile ọnụ',
  'transaction.total.financed': 'Ego mgbazinye',
  'transaction.total.payable': 'Onye ahịa ga-akwụ',
  'transaction.warning.FINANCED_ABOVE_PAYABLE':
    'Nke a karịrị {payable} onye ahịa ga-akwụ. Ọ bụrụ na i ji n’aka, gaa n’ihu.',
  'transaction.warning.INSTALMENTS_DIFFER':
    'Nkebi niile ọnụ bụ {total}. Ọ bụghị ego mgbazinye ahụ, ọ bụghịkwa ego onye ahịa ga-akwụ. Ọ bụrụ na i ji n’aka, gaa n’ihu.',
  'transaction.warning.INSTALMENTS_OUTSIDE_DATES':
    'Otu nkebi malitere tupu ụbọchị inye ego, ma ọ bụ a ga-akwụ ya mgbe ụbọchị a tụrụ anya ịkwụ ụgwọ gasịrị. Ọ bụrụ na i ji n’aka, gaa n’ihu.',
}
