import type { repayment as english } from '../../copy/en/repayment.ts'
import type { Translation } from '../Translation.ts'

export const repayment: Translation<typeof english> = {
  'repayment.title': 'Kọọ nkwụghachi ụgwọ',
  'repayment.intro':
    'Gwa anyị na onye ahịa kwụrụ ego maka ego mgbazinye. Ọ bụ naanị ịkọ na a kwụrụ ya: o nweghị ego na-esi ebe a apụ.',
  'repayment.loan': 'Ego mgbazinye',
  'repayment.loan.placeholder': 'Họrọ ego mgbazinye',
  'repayment.loan.search': 'Jiri nọmba ntụaka ma ọ bụ aha chọọ',
  'repayment.loan.searchLabel': 'Chọọ ego mgbazinye',
  'repayment.loan.toggle': 'Gosi ego mgbazinye',
  'repayment.loan.loading': 'Na-ebubata ego mgbazinye gị…',
  'repayment.loan.noResults':
    'O nweghị ego mgbazinye dabara. Lelee nọmba ntụaka, ma ọ bụ jiri aka gị tinye ya.',
  'repayment.loan.results': { other: 'Ego mgbazinye a hụrụ: {count}' },
  'repayment.loan.keepTyping': { other: 'O fọrọ {count}. Deekwuo ka ị chọta ya.' },
  'repayment.loan.notListed': 'Aga m etinye nọmba ya',
  'repayment.loan.fromList': 'Họrọ kama na ndepụta',
  'repayment.loan.none':
    'I nwebeghị azụmahịa e nyere ego mgbazinye. Tinye nọmba ntụaka nke ego mgbazinye ahụ.',
  'repayment.loan.failed':
    'Anyị enweghị ike ibubata ego mgbazinye gị. I nwere ike iji aka gị tinye nọmba ntụaka.',
  'repayment.loan.old': 'Ị nọghị n’ịntanetị. Ndị a bụ ego mgbazinye nke {date}.',
  'repayment.loan.open': 'E mechabeghị ya',
  'repayment.loan.completed': 'E mechara ya',
  'repayment.reference': 'Nọmba ntụaka ego mgbazinye',
  'repayment.reference.hint': 'Nọmba ntụaka e ji debanye azụmahịa ahụ.',
  'repayment.facts.client': 'Onye ahịa',
  'repayment.facts.amount': 'Ego mgbazinye',
  'repayment.facts.status': 'Ọnọdụ',
  'repayment.facts.started': 'Ọ malitere',
  'repayment.status.completed': 'E mechara ya',
  'repayment.status.defaulted': 'A kwụghị ụgwọ ya',
  'repayment.amount': 'Ego a kwụrụ',
  'repayment.amountIn': 'Ego a kwụrụ, na {currency}',
  'repayment.review': 'Nyochaa',
  'repayment.rejected.title': 'A nataghị nkwụghachi ụgwọ ahụ',
  'repayment.draftRestored': 'Anyị debere ihe i dere.',
  'repayment.warning.AMOUNT_ABOVE_LOAN':
    'Nke a karịrị ego mgbazinye nke {amount}. Lelee ya. Ọ bụrụ na i ji n’aka, gaa n’ihu.',
  'repayment.warning.LOAN_COMPLETED':
    'E gosiri na e mechara ego mgbazinye a. Lelee ma ọ̀ bụ nke ziri ezi. Ọ bụrụ na i ji n’aka, gaa n’ihu.',
  'repayment.warning.REFERENCE_NOT_LISTED':
    'O nweghị ego mgbazinye gị nwere nọmba ntụaka a. Lelee ya. Ọ bụrụ na i ji n’aka, gaa n’ihu.',
  'repayment.error.REQUIRED.reference': 'Họrọ ego mgbazinye, ma ọ bụ tinye nọmba ntụaka ya',
  'repayment.error.REQUIRED.amount': 'Tinye ego a kwụrụ',
}
