import type { repayment as english } from '../../copy/en/repayment.ts'
import type { Translation } from '../Translation.ts'

export const repayment: Translation<typeof english> = {
  'repayment.title': 'Sanar da biyan bashi',
  'repayment.intro':
    'Ku sanar da mu cewa abokin ciniki ya biya wani abu na bashi. Wannan sanarwar biya ce kawai: babu kuɗin da za su shiga ko su fita daga nan.',
  'repayment.loan': 'Bashi',
  'repayment.loan.placeholder': 'Zaɓi bashi',
  'repayment.loan.search': 'Nema da lambar bibiya ko suna',
  'repayment.loan.searchLabel': 'Nemo bashi',
  'repayment.loan.toggle': 'Nuna basussuka',
  'repayment.loan.loading': 'Ana loda basussukanku…',
  'repayment.loan.noResults': 'Babu bashin da ya dace. Ku duba lambar bibiya, ko ku shigar da ita da kanku.',
  'repayment.loan.results': { one: 'An samu bashi {count}', other: 'An samu basussuka {count}' },
  'repayment.loan.keepTyping': {
    one: 'Akwai ƙarin {count}. Ku ci gaba da rubutu don samun sa.',
    other: 'Akwai ƙarin {count}. Ku ci gaba da rubutu don samun su.',
  },
  'repayment.loan.notListed': 'Zan shigar da lambar',
  'repayment.loan.fromList': 'Zaɓi daga jeri',
  'repayment.loan.none':
    'Ba ku da ma’amalar da aka ba da rance a kanta tukuna. Ku shigar da lambar bibiya ta bashin.',
  'repayment.loan.failed': 'Ba mu iya loda basussukanku ba. Kuna iya shigar da lambar bibiya da kanku.',
  'repayment.loan.old': 'Ba ku da intanet. Waɗannan su ne basussukan ranar {date}.',
  'repayment.loan.open': 'Ba a kammala ba',
  'repayment.loan.completed': 'An kammala',
  'repayment.reference': 'Lambar bibiya ta bashin',
  'repayment.reference.hint': 'Lambar bibiya da aka yi wa ma’amalar rajista da ita.',
  'repayment.facts.client': 'Abokin ciniki',
  'repayment.facts.amount': 'Bashi',
  'repayment.facts.status': 'Matsayi',
  'repayment.facts.started': 'Ranar farawa',
  'repayment.status.completed': 'An kammala',
  'repayment.status.defaulted': 'An kasa biya',
  'repayment.amount': 'Adadin da aka biya',
  'repayment.amountIn': 'Adadin da aka biya, a {currency}',
  'repayment.review': 'Duba bayanai',
  'repayment.rejected.title': 'Ba a karɓi bayanin biyan bashin ba',
  'repayment.draftRestored': 'Mun ajiye abin da kuka rubuta.',
  'repayment.warning.AMOUNT_ABOVE_LOAN':
    'Wannan ya fi bashin {amount}. Ku duba shi. Kuna iya ci gaba idan kun tabbata.',
  'repayment.warning.LOAN_COMPLETED':
    'An nuna cewa an kammala wannan bashi. Ku duba ko shi ne kuke nufi. Kuna iya ci gaba idan kun tabbata.',
  'repayment.warning.REFERENCE_NOT_LISTED':
    'Babu bashinku mai wannan lambar bibiya. Ku duba ta. Kuna iya ci gaba idan kun tabbata.',
  'repayment.error.REQUIRED.reference': 'Ku zaɓi bashin, ko ku shigar da lambar bibiyarsa',
  'repayment.error.REQUIRED.amount': 'Ku shigar da adadin da aka biya',
}
